// Light or dark: runs before the first paint, so that a remembered choice never flashes; later wires the switch in the header.

const KEY = 'grab-dich-frei.theme';
const root = document.documentElement;

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // Storage can be blocked; the device's own setting then decides.
  }
}

function remember(choice: string): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The choice then holds for this page only.
  }
}

function show(choice: string): void {
  if (choice === 'light' || choice === 'dark') root.dataset['theme'] = choice;
  else delete root.dataset['theme'];
}

show(remembered() ?? 'auto');

document.addEventListener('DOMContentLoaded', () => {
  const box = document.querySelector<HTMLFieldSetElement>('[data-theme-switch]');
  if (box === null) return;
  box.hidden = false;
  for (const input of box.querySelectorAll<HTMLInputElement>('input')) {
    input.checked = input.value === (remembered() ?? 'auto');
    input.addEventListener('change', () => {
      remember(input.value);
      show(input.value);
    });
  }
});
