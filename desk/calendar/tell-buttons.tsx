import { Mail, MessageSquare, Phone } from "lucide-react";
import { tellButtons } from "#content/en/desk/several-rooms.ts";
import { canceledText, movedText } from "#content/en/desk/texts.ts";
import { type StatedFacts, useStatedFacts } from "#desk/facts/use-stated-facts.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import { textLink } from "#domain/person/contact-links.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { Button } from "#ui/desk/button.tsx";
import { whenText } from "./appointment-words.ts";

/**
 * Ways to tell somebody what has changed: by our mail, which goes with our text to anyone who wants texts, or by a text from this device, which then counts as told. Whoever has
 * told them on the phone says so.
 */
export function TellButtons({
  appointment,
  busy,
  onTell,
}: {
  appointment: CalendarAppointment;
  busy: boolean;
  onTell: (by: "email" | "otherwise") => void;
}) {
  const { stated, missing } = useStatedFacts();
  const { name, email, getsTexts, phone, status, toldTime } = appointment;
  const words = (facts: StatedFacts) =>
    status === "cancelled"
      ? canceledText(facts, { name, when: whenText(toldTime ?? appointment) })
      : movedText(facts, { name, when: whenText(appointment) });
  return (
    <>
      {(email || getsTexts) && (
        <Button look="quiet" busy={busy} onClick={() => onTell("email")}>
          <Mail aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {email ? tellButtons.email : tellButtons.ourText}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {phone && (
        <Button
          look="quiet"
          busy={busy || !stated}
          onClick={() => {
            if (!stated) return;
            location.assign(textLink(phoneOf(appointment), words(stated)));
            onTell("otherwise");
          }}
        >
          <MessageSquare aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {tellButtons.text}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
      {phone && (
        <Button look="quiet" busy={busy} onClick={() => onTell("otherwise")}>
          <Phone aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
          {tellButtons.byPhone}
        </Button>
      )}
      {phone && missing && <span className="text-small text-soft">{missing}</span>}
    </>
  );
}
