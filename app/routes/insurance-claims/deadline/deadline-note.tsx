import { useWords } from "#app/facts/use-facts.ts";
import { deadline } from "#content/en/insurance-claims.ts";
import type { LinkTarget } from "#content/pages.ts";
import { Button } from "#ui/pages/button.tsx";
import { TextField } from "#ui/pages/text-field.tsx";
import { Title } from "#ui/pages/title.tsx";
import { DeadlineDates } from "./deadline-dates.tsx";
import { datesId, fieldId, useDamageDay } from "./use-damage-day.ts";

/**
 * How long a claim can wait: takes the day of the damage and shows the last days of the shortest
 * and longest window. Without scripts the form requests the same page with the day in its address.
 */
export function DeadlineNote() {
  const words = useWords(deadline);
  const { asked, today, damage, error, field, onSubmit } = useDamageDay();
  return (
    <section
      id="deadline"
      aria-labelledby="deadline-heading"
      className="page-grid gap-y-10 bg-limestone-100 py-section forced-colors:border-y"
    >
      <div className="lg:col-span-5">
        <Title id="deadline-heading">{words.heading}</Title>
        <p className="mt-6 max-w-prose">{words.text}</p>
        <form
          method="get"
          action={`/insurance-claims#${datesId}` satisfies LinkTarget}
          noValidate
          onSubmit={onSubmit}
          className="mt-8 grid max-w-sm gap-4 print:hidden"
        >
          <TextField
            {...field}
            id={fieldId}
            type="date"
            name="damage"
            label={words.label}
            hint={words.hint}
            defaultValue={asked}
            error={error}
          />
          <div>
            <Button look="quiet">{words.submit}</Button>
          </div>
        </form>
      </div>
      <div className="lg:col-span-7 lg:pl-8">
        <DeadlineDates damage={damage} today={today} />
        <p className="mt-4 max-w-prose text-small text-slate-700">{words.notAdvice}</p>
      </div>
    </section>
  );
}
