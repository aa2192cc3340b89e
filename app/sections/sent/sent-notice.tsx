import { useFacts } from "#app/facts/use-facts.ts";
import type { SentHere } from "#app/forms/sent-here.ts";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { sentTitle, whatFollows, wrongNumber, yourNumber } from "#content/en/sent-here.ts";
import { clockTime } from "#domain/calendar/clock-time.ts";
import { Notice } from "#ui/pages/notice.tsx";
import { CrewLine } from "./crew-line.tsx";

/** When something was sent, and what happens next. */
export function SentNotice({ sent }: { sent: SentHere }) {
  const facts = useFacts();
  const isEmergency = sent.form === "emergency";
  const { before, after } = whatFollows[sent.form](facts);
  return (
    <div className="ground-light mb-8 wrap-anywhere">
      <Notice tone="success" title={sentTitle(clockTime(new Date(sent.at), facts.timeZone))}>
        <p>
          {before}
          <span className="inline-block max-w-full">{sent.phone || yourNumber}</span>
          {after}
        </p>
        {isEmergency && <CrewLine sent={sent} />}
        {sent.phone && (
          <p className="mt-2">
            {wrongNumber.before}
            <PhoneLink
              number={isEmergency ? facts.hotline : facts.phone}
              className="font-semibold"
            />
            {wrongNumber.after}
          </p>
        )}
      </Notice>
    </div>
  );
}
