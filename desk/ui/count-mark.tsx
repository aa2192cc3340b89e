/**
 * A number beside a name in the navigation, on a phone at the corner of its icon, with what it counts for those who hear it;
 * nothing when it is 0.
 */
export function CountMark({ count, of }: { count: number; of: string }) {
  if (count === 0) return null;
  return (
    <span className="ms-auto rounded-full bg-action px-1.5 text-small max-md:absolute max-md:top-1 max-md:left-1/2 max-md:ms-1 max-md:leading-tight text-on-action tabular-nums">
      {count}
      <span className="sr-only"> {of}</span>
    </span>
  );
}
