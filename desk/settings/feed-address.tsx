import { useRef, useState } from "react";
import { feedAddress as words } from "#content/en/desk/settings.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextField } from "#ui/desk/field.tsx";
import { Told } from "#ui/desk/told.tsx";

/** The address of a feed, which is shown once, to copy. */
export function FeedAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState<boolean>();
  const field = useRef<HTMLDivElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Browsers may refuse; then it is selected, so that one press of Ctrl+C copies it.
      field.current?.querySelector("input")?.select();
      setCopied(false);
    }
  }

  return (
    <div ref={field} className="grid gap-2">
      <Told>{words.copyNow}</Told>
      <TextField
        label={words.label}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex items-center gap-3">
        <Button look="quiet" onClick={copy}>
          {words.copy}
        </Button>
        <span role="status">
          {copied === true && words.copied}
          {copied === false && words.press}
        </span>
      </div>
    </div>
  );
}
