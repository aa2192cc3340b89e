import { reminders as words } from "#content/en/appointments.ts";
import { appointmentPath } from "#content/links.ts";
import { Button } from "#ui/pages/button.tsx";
import type { SeenAppointment } from "./appointment-state.ts";

/** Ends reminders of this appointment, or begins them again. Reminders link here; only a press does it. */
export function Reminders({
  appointment: { id, areRemindersOff },
}: {
  appointment: SeenAppointment;
}) {
  return (
    <section aria-labelledby="reminders" className="print:hidden">
      <h2 id="reminders" className="text-heading">
        {words.heading}
      </h2>
      <form
        method="post"
        action={appointmentPath(id)}
        className="mt-3 flex flex-col items-start gap-4"
      >
        <p className="max-w-prose">{areRemindersOff ? words.off : words.on}</p>
        <Button
          look="quiet"
          name="intent"
          value={areRemindersOff ? "reminders-on" : "reminders-off"}
        >
          {areRemindersOff ? words.begin : words.end}
        </Button>
      </form>
    </section>
  );
}
