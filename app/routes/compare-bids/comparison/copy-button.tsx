import { useState } from "react";
import { result } from "#content/en/compare-bids.ts";
import { Button } from "#ui/pages/button.tsx";

const words = result.questions;

/** Copies a text; says when the browser does not allow it. `label` tells it from the others. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [told, setTold] = useState<{ text: string; message: string }>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setTold({ text, message: words.copied });
    } catch {
      setTold({ text, message: words.failed });
    }
  }

  return (
    <div className="my-4 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden print:hidden">
      <Button type="button" look="quiet" onClick={copy} aria-label={label}>
        {words.copy}
      </Button>
      <p role="status" className="text-small">
        {told?.text === text && told.message}
      </p>
    </div>
  );
}
