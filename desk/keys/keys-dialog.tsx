import { keysDialog as words } from "#content/en/desk/keys.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { type DeskKey, deskKeys } from "./desk-key.ts";

const meanings: Record<DeskKey, string> = words.meanings;

/**
 * Explains the keys. On a lead's page, a digit chooses a time of the day shown and Enter books it.
 */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {deskKeys.map((key) => (
          <KeyMeaning key={key} name={key} meaning={meanings[key]} />
        ))}
        <KeyMeaning name={words.altO} meaning={words.emergencyTyping} />
        <KeyMeaning name="1 – 7" meaning={words.dayKeys} />
      </dl>
      <p className="text-small text-soft">{words.whileTyping}</p>
    </Dialog>
  );
}

function KeyMeaning({ name, meaning }: { name: string; meaning: string }) {
  return (
    <>
      <dt>
        <kbd className="inline-grid min-w-8 place-items-center rounded-sm border border-edge bg-ground px-1.5 font-text font-semibold">
          {name}
        </kbd>
      </dt>
      <dd>{meaning}</dd>
    </>
  );
}
