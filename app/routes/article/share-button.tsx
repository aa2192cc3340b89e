import Share from "lucide-react/icons/share-2";
import { useState } from "react";
import { share as words } from "#content/en/article.ts";
import { Button } from "#ui/pages/button.tsx";

/** Opens the browser's share sheet where there is one; otherwise copies the link. */
export function ShareButton({ title }: { title: string }) {
  const [told, setTold] = useState("");

  async function share() {
    const url = location.origin + location.pathname;
    try {
      if ("share" in navigator) return await navigator.share({ title, url });
      await (navigator as Navigator).clipboard.writeText(url);
      setTold(words.copied);
    } catch (error) {
      // Closing the sheet is a change of mind, not a failure.
      if (!(error instanceof DOMException && error.name === "AbortError")) setTold(words.failed);
    }
  }

  return (
    <div className="mt-8 flex flex-wrap items-center gap-4 noscript:hidden print:hidden">
      <Button type="button" look="quiet" onClick={share}>
        <Share className="size-5" />
        {words.action}
      </Button>
      <p role="status" className="text-small">
        {told}
      </p>
    </div>
  );
}
