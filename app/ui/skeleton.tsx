/**
 * The place that something will take once it is loaded; give it that size with `className`. Hidden
 * from assistive technology: the region that waits says so itself (`aria-busy`, a status text).
 */
export function Skeleton({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      data-skeleton=""
      className={`animate-breathe rounded-sm bg-limestone-200 ${className}`}
    />
  );
}
