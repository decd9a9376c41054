// A sheet laid over the companion: a modal dialog that Escape, its key and the back button close.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useCompanion } from './context.ts';

interface Props {
  readonly title: string;
  readonly close: string;
  readonly children: ComponentChildren;
}

export function SheetPanel({ title, close, children }: Props) {
  const { panels } = useCompanion();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const sheet = dialog.current;
    sheet?.showModal();
    // Closing by itself gives the focus back to where it was; removing alone would lose it.
    return () => sheet?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="over"
      aria-labelledby="companion-panel-title"
      onCancel={(event) => {
        event.preventDefault();
        panels.hide();
      }}
    >
      <header class="over-head">
        <h2 id="companion-panel-title">{title}</h2>
        <button type="button" class="small" onClick={() => panels.hide()}>
          {close}
        </button>
      </header>
      <div class="over-body">{children}</div>
    </dialog>
  );
}
