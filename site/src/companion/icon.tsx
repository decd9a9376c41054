// A card's picture, as ornament in the colour of the text around it.
import { useCompanion } from './context.ts';

export function Icon({ name }: { readonly name: string }) {
  const file = useCompanion().icons[name];
  return file === undefined ? null : <span class="picture" style={{ maskImage: `url("${file}")` }} aria-hidden="true" />;
}
