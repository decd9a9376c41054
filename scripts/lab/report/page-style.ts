// The style of the report's page: one sheet, light and dark, for phones and desks.

export const PAGE_STYLE = `
:root { color-scheme: light dark; --page: #f7f5f0; --card: #fff; --ink: #23211d; --soft: #69645a; --line: #ddd8cd; --mark: #3f6f8f; --band: #cfe6cf; --bad: #b3261e; --well: #2e6b34; --unsure: #8a6100; }
@media (prefers-color-scheme: dark) { :root { --page: #191817; --card: #232120; --ink: #ece8e0; --soft: #aaa498; --line: #403d38; --mark: #86b6d6; --band: #2b4630; --bad: #ff9b91; --well: #93d19a; --unsure: #e8c267; } }
* { box-sizing: border-box; }
html { font: 100%/1.5 system-ui, sans-serif; background: var(--page); color: var(--ink); }
body { margin: 0 auto; padding: 1.25rem 1rem 4rem; max-width: 70rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1.05rem; margin: 1.75rem 0 .5rem; }
p { margin: .25rem 0; max-width: 44rem; }
a { color: inherit; }
.soft { color: var(--soft); }
.small { font-size: .85rem; }
.hash { overflow-wrap: anywhere; }
.notice { border-left: .25rem solid var(--unsure); padding: .25rem .75rem; background: var(--card); }
.low, .high { color: var(--bad); }
.healthy { color: var(--well); }
.unsure { color: var(--unsure); }
.verdict { font-weight: 600; }
.verdict, .low, .high { white-space: nowrap; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; }
ul.faults { list-style: none; margin: 0; padding: 0; display: grid; gap: .6rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); }
ul.faults .name { font-weight: 600; display: block; }
ul.faults ul { list-style: none; padding: 0; margin: .25rem 0; }
ul.faults .value { font-weight: 600; font-variant-numeric: tabular-nums; }
.plots { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
figure { margin: 0; }
figcaption { font-weight: 600; }
figcaption span { display: block; font-weight: 400; }
figure svg { display: block; width: 100%; max-width: 34rem; height: auto; margin-top: .5rem; font-family: inherit; }
details { margin: .75rem 0; }
summary { cursor: pointer; font-weight: 600; font-size: 1.1rem; padding: .35rem 0; }
summary .small { font-weight: 400; margin-left: .5rem; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line); vertical-align: baseline; }
thead th { font-size: .85rem; color: var(--soft); font-weight: 600; }
th[scope=row] { font-weight: 400; }
tr.figure th { font-weight: 600; padding-top: .7rem; }
tr.figure th span { display: block; font-weight: 400; }
tr.of th { padding-left: 1rem; }
th.figure { width: 34%; }
th.value { width: 12%; }
th.games { width: 9%; }
.table .value, .table .games { text-align: right; white-space: nowrap; padding-right: 1.25rem; }
td.goal span { display: none; }
@media (max-width: 40rem) {
  .table thead { display: none; }
  .table tr { display: grid; grid-template-columns: 1fr auto; border-bottom: 1px solid var(--line); padding: .25rem 0; }
  .table th, .table td { border: 0; padding: .1rem 0; }
  .table tr.of th { padding-left: .75rem; }
  .table tr.figure th { padding-top: .1rem; }
  .table tr { align-items: start; }
  .table td.goal span { display: inline; }
  .table td.value { grid-column: 2; grid-row: 1; text-align: right; padding-right: 0; }
  .table td.games { display: none; }
  .table td { font-size: .85rem; text-align: left; padding-right: 0; }
  .table td.value { font-size: 1rem; }
  .table td:empty { display: none; }
  .table td.interval, .table td.goal { grid-column: 1; padding-left: .75rem; color: var(--soft); }
  .table td.verdict { grid-column: 2; grid-row: 2; text-align: right; }
}
@media print { details:not([open]) > * { display: block; } }
`;
