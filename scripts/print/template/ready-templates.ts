// Templates compiled beforehand, by their text: a bundler may put them here, so that a cold start need not compile. Empty otherwise; a template that is
// not among them is compiled when it is first filled.

/** Text of a template → what Handlebars compiled from it. */
export const READY_TEMPLATES: ReadonlyMap<string, TemplateSpecification> = new Map();
