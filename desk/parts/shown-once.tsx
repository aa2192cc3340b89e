import { useRef, useState } from "react";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { TextField } from "#ui/desk/field.tsx";

export type ShownOnceWords = Record<
  "title" | "once" | "label" | "copy" | "copied" | "press" | "done",
  string
>;

/** A secret that has just been made, to copy. It is shown once. */
export function ShownOnce({
  words,
  secret,
  open,
  onClose,
}: {
  words: ShownOnceWords;
  secret: string;
  open: boolean;
  onClose: () => void;
}) {
  const [copied, setCopied] = useState<boolean>();
  const field = useRef<HTMLDivElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Browsers may refuse; then it is selected, so that one press of Ctrl+C copies it.
      field.current?.querySelector("input")?.select();
      setCopied(false);
    }
  }

  return (
    <Dialog
      title={words.title}
      open={open}
      onClose={onClose}
      actions={
        <>
          <Button onClick={copy}>{words.copy}</Button>
          <Button look="plain" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <p>{words.once}</p>
      <div ref={field} className="grid gap-2">
        <TextField
          label={words.label}
          readOnly
          autoComplete="off"
          spellCheck={false}
          value={secret}
          onFocus={({ target }) => target.select()}
        />
        <span role="status" className="text-small">
          {copied === true && words.copied}
          {copied === false && words.press}
        </span>
      </div>
    </Dialog>
  );
}
