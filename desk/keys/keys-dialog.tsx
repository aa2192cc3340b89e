import { Dialog } from "#desk/ui/dialog.tsx";
import { type DeskKey, deskKeys } from "./desk-key.ts";

const meanings: Record<DeskKey, string> = {
  j: "Next lead",
  k: "Previous lead",
  Enter: "Open the lead",
  m: "Mine: take the lead",
  c: "Call, and write down how it went",
  e: "Write an email",
  o: "Open the emergency that is announced",
  w: "Open the calendar: the week",
  "/": "Search",
  "?": "Show these keys",
};

/**
 * Explains the keys. On a lead's page, a digit chooses a time of the day shown and Enter books it.
 */
export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="Keys" open={open} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {deskKeys.map((key) => (
          <KeyMeaning key={key} name={key} meaning={meanings[key]} />
        ))}
        <KeyMeaning name="Alt O" meaning="The same while you type, or in a dialog" />
        <KeyMeaning name="1 – 7" meaning="On a lead: choose a time. Enter books it" />
      </dl>
      <p className="text-small text-soft">Keys do nothing while you type in a field.</p>
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
