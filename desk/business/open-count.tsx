/** How many questions are open before the site opens; nothing when none is. */
export function OpenCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto rounded-full bg-action px-1.5 text-small text-on-action tabular-nums">
      {count}
      <span className="sr-only"> open before you open</span>
    </span>
  );
}
