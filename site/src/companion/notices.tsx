// What the table has to know about the app itself: another tab has it, or this device keeps nothing.
import { useCompanion } from './context.ts';

export function Notices({ takeOver }: { readonly takeOver: () => void }) {
  const { store, say } = useCompanion();
  if (!store.owner.value) {
    return (
      <div class="paper elsewhere" role="alert">
        <h2>{say('elsewhere.title')}</h2>
        <p>{say('elsewhere.text')}</p>
        <button type="button" class="do" onClick={takeOver}>
          {say('elsewhere.take')}
        </button>
      </div>
    );
  }
  const notice = store.notice.value;
  if (notice === undefined) return null;
  return (
    <div class="notice">
      <p>{say(`notice.${notice}`)}</p>
      <button type="button" class="small" onClick={() => void (store.notice.value = undefined)}>
        {say('notice.ok')}
      </button>
    </div>
  );
}
