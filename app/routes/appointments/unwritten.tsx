import { unwritten as words } from "#content/en/appointments.ts";

/** Stands in the place of reminders, where none would reach the visitor. */
export function Unwritten() {
  return (
    <section aria-labelledby="unwritten" className="print:hidden">
      <h2 id="unwritten" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose">{words.text}</p>
    </section>
  );
}
