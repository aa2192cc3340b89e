/** A number beside a name in the navigation, with what it counts for those who hear it; nothing when it is 0. */
export function CountMark({ count, of }: { count: number; of: string }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto rounded-full bg-action px-1.5 text-small text-on-action tabular-nums">
      {count}
      <span className="sr-only"> {of}</span>
    </span>
  );
}
