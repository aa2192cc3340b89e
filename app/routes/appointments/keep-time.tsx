import { useFacts } from "#app/facts/use-facts.ts";
import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { actions, confirming, keeping, proposing } from "#content/en/appointments.ts";
import { appointmentPath } from "#content/links.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { slotLabel } from "#domain/calendar/slot.ts";
import { Button } from "#ui/pages/button.tsx";

/**
 * Asks whether the visitor keeps the time to which we moved the appointment, agrees to one that we have not told them yet, or
 * will be there. Only a press says so: programs that check mails open every link.
 */
export function KeepTime({
  appointment,
  hasMoved,
}: {
  appointment: Appointment;
  hasMoved: boolean;
}) {
  const { phone } = useFacts();
  const { proposed } = appointment;
  const words = proposed ? proposing : hasMoved ? keeping : confirming;
  const path = appointmentPath(appointment.id);
  return (
    <section
      aria-labelledby="keep"
      className="border-t-4 border-copper-700 bg-white p-6 sm:p-8 print:hidden"
    >
      <h2 id="keep" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose">
        {words.text.before}
        <Pieces text={whenOf(proposed ?? appointment)} />
        {words.text.after}
      </p>
      <form method="post" action={path} className="mt-8 flex flex-wrap gap-4">
        {proposed && (
          <>
            <input type="hidden" name="date" value={proposed.date} />
            <input type="hidden" name="timeSlot" value={slotLabel(proposed.timeSlot)} />
          </>
        )}
        <Button name="intent" value="keep">
          {words.submit}
        </Button>
        <ButtonLink to={`${path}?change=move`} look="quiet">
          {actions.move}
        </ButtonLink>
        <ButtonLink to={`tel:${phone.e164}`} look="quiet">
          {words.call}
        </ButtonLink>
      </form>
    </section>
  );
}
