import { fullMomentText, momentText } from "#app/desk/moment-text.ts";

/** When something was or will be, in the business's time; all of it for who points at it. */
export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={fullMomentText(at)} className={className}>
      {momentText(at)}
    </time>
  );
}
