import { fullMomentText, momentText } from "#desk/moment-text.ts";

/** A past or future time in the business's time zone; its tooltip shows it in full. */
export function Moment({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={fullMomentText(at)} className={className}>
      {momentText(at)}
    </time>
  );
}
