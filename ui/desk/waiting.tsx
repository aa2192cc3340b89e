import { waiting as words } from "#content/en/desk/ui.ts";

/** Placeholder for a response: as tall as the content will be, so that nothing jumps. */
export function Waiting({ rows = 4, label = words.loading }: { rows?: number; label?: string }) {
  return (
    <div role="status" aria-label={label} className="grid">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are the same
        <span key={row} aria-hidden="true" className="border-b border-line py-4">
          <span className="block h-5 w-2/3 rounded-sm bg-line forced-colors:border" />
        </span>
      ))}
    </div>
  );
}
