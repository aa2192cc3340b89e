import { useRef, useState } from "react";
import { Button } from "#desk/ui/button.tsx";
import { TextField } from "#desk/ui/field.tsx";
import { Told } from "#desk/ui/told.tsx";

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
      <Told>
        Copy the address now: it is not shown again. Whoever has it can read names, addresses and
        phone numbers.
      </Told>
      <TextField
        label="Address for your calendar"
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex items-center gap-3">
        <Button look="quiet" onClick={copy}>
          Copy
        </Button>
        <span role="status">
          {copied === true && "Copied"}
          {copied === false && "Press Ctrl+C or ⌘C to copy"}
        </span>
      </div>
    </div>
  );
}
