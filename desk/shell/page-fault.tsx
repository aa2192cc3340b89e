import { pageFault as words } from "#content/en/desk/shell.ts";
import { Button } from "#ui/desk/button.tsx";

/**
 * Replaces a page of the desk that failed: its code did not load, or it threw. Drafts are kept.
 */
export function PageFault() {
  return (
    <div className="mx-auto grid max-w-md gap-4 px-6 py-16">
      <h1 className="text-title">{words.heading}</h1>
      <p>{words.text}</p>
      <Button onClick={() => location.reload()} className="justify-self-start">
        {words.again}
      </Button>
    </div>
  );
}
