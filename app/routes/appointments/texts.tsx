import { TextConsent } from "#app/sections/appointment/text-consent.tsx";
import { appointmentTextConsent } from "#content/en/appointment-text-consent.ts";
import { texts as words } from "#content/en/appointments.ts";
import { appointmentPath } from "#content/links.ts";
import { Button } from "#ui/pages/button.tsx";
import type { SeenAppointment } from "./appointment-state.ts";

/** Asks whether we may text about the appointment, or ends it. */
export function Texts({ appointment: { id, texts } }: { appointment: SeenAppointment }) {
  if (!texts) return null;
  const { ending, isWanted } = texts;
  return (
    <section aria-labelledby="texts" className="print:hidden">
      <h2 id="texts" className="text-heading">
        {words.heading}
      </h2>
      <form
        method="post"
        action={appointmentPath(id)}
        className="mt-3 flex flex-col items-start gap-4"
      >
        {isWanted ? (
          <p className="max-w-prose">{words.wanted(ending)}</p>
        ) : (
          <TextConsent label={appointmentTextConsent(ending)} required />
        )}
        <Button look="quiet" name="intent" value={isWanted ? "texts-off" : "texts-on"}>
          {isWanted ? words.end : words.begin}
        </Button>
      </form>
    </section>
  );
}
