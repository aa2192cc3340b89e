import { earlier as words } from "#content/en/appointments.ts";
import { appointmentPath } from "#content/links.ts";
import { dayParts } from "#domain/appointment/earlier-times.ts";
import { Button } from "#ui/pages/button.tsx";

/** Offers to tell the visitor if an earlier time opens, at any time or in a part of the day. Each choice is a button. */
export function AskEarlier({ id }: { id: string }) {
  return (
    <form method="post" action={appointmentPath(id)} className="print:hidden">
      <input type="hidden" name="intent" value="earlier" />
      <fieldset className="min-w-0">
        <legend className="font-semibold">{words.ask}</legend>
        <div className="mt-3 flex flex-wrap gap-3">
          {dayParts.map((part) => (
            <Button key={part} name="dayPart" value={part} look="quiet" className="px-5!">
              {words.parts[part]}
            </Button>
          ))}
        </div>
      </fieldset>
    </form>
  );
}
