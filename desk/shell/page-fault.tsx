import { Button } from "#desk/ui/button.tsx";

/**
 * Replaces a page of the desk that failed: its code did not load, or it threw. Drafts are kept.
 */
export function PageFault() {
  return (
    <div className="mx-auto grid max-w-md gap-4 px-6 py-16">
      <h1 className="text-title">This page could not be opened</h1>
      <p>
        The desk may have been updated, or the connection was lost. What you typed is kept in this
        browser.
      </p>
      <Button onClick={() => location.reload()} className="justify-self-start">
        Load again
      </Button>
    </div>
  );
}
