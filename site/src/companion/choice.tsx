// Choosing one of a few: a row of large keys, or a drop-down where there are many.
import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly icon?: string | undefined;
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string | undefined;
  readonly choose: (value: string) => void;
}

/** Radio buttons that look like keys; arrows choose, as everywhere. */
export function Keys({ label, options, value, choose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset class="keys">
      <legend>{label}</legend>
      <div class="key-row">
        {options.map((option) => (
          <label key={option.value} class="key">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => choose(option.value)}
            />
            {option.icon !== undefined && <Icon name={option.icon} />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The field shows what the table holds: what was chosen is told, and shown again only if it was taken. */
function followTable<T>(field: T, tell: (field: T) => void, restore: (field: T) => void): void {
  tell(field);
  restore(field);
}

export function Drop({ label, options, value, choose }: ChoiceProps) {
  const id = useId();
  return (
    <p class="drop">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) =>
          followTable(
            event.currentTarget,
            (field) => choose(field.value),
            (field) => void (field.value = value ?? ''),
          )
        }
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </p>
  );
}

interface TickProps {
  readonly label: string;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

export function Tick({ label, on, set }: TickProps) {
  return (
    <label class="tick">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) =>
          followTable(
            event.currentTarget,
            (field) => set(field.checked),
            (field) => void (field.checked = on),
          )
        }
      />
      <span>{label}</span>
    </label>
  );
}
