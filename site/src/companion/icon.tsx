// A card's picture, as ornament in the colour of the text around it.
import { useCompanion } from './context.ts';

export function Icon({ name }: { readonly name: string }) {
  const file = useCompanion().icons[name];
  return file === undefined ? null : (
    <svg class="picture" aria-hidden="true">
      <use href={`${file}#art`} />
    </svg>
  );
}
