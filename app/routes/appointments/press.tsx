import { useFacts } from "#app/facts/use-facts.ts";
import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { PendingNotice, pendingHeading } from "#app/sections/appointment/pending-notice.tsx";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { untilText } from "#app/sections/appointment/until-text.ts";
import { pendingPageWords } from "#content/en/pending-booking.ts";
import { pressPath } from "#content/links.ts";
import { Button } from "#ui/pages/button.tsx";
import type { SeenAppointment } from "./appointment-state.ts";

const { press: words } = pendingPageWords;

/**
 * The button that makes a pending booking firm, for whoever comes from the link in our mail or text; others read where that
 * is. Only a press confirms: programs that check mails open every link.
 */
export function Press({
  appointment,
  until,
  pressKey,
}: {
  appointment: SeenAppointment;
  until: string;
  /** What the link carries; null: it is another link, which confirms nothing. */
  pressKey: string | null;
}) {
  const { id } = appointment;
  const { timeZone } = useFacts();
  return (
    <section
      aria-labelledby="press"
      className="border-t-4 border-copper-700 bg-white p-6 sm:p-8 print:hidden"
    >
      <h2 id="press" className="text-heading">
        {pressKey ? words.heading : pendingHeading(appointment)}
      </h2>
      {pressKey ? (
        <>
          <p className="mt-3 max-w-prose">
            {words.before}
            <strong>
              <Pieces text={whenOf(appointment)} />
            </strong>
            {words.between}
            <span className="whitespace-nowrap">{untilText(until, timeZone)}</span>
            {words.after}
          </p>
          <form method="post" action={pressPath(id, pressKey)} className="mt-8">
            <input type="hidden" name="key" value={pressKey} />
            <Button name="intent" value="confirm">
              {words.submit}
            </Button>
          </form>
        </>
      ) : (
        <PendingNotice
          until={until}
          isMailed={appointment.isMailed}
          isTexted={appointment.isTexted}
        />
      )}
    </section>
  );
}
