/**
 * A placeholder for something that is loading; set its size with `className`. Hidden from assistive
 * technology: the waiting region says so itself (`aria-busy`, a status text).
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
