import type { Step } from "#domain/page/step.ts";
import type { PhoneFold } from "#ui/pages/phone-fold.tsx";

/**
 * Steps in order, on a line. `across` puts them side by side on wide screens; otherwise, and on
 * phones, they run from top to bottom. With `fold`, `PhoneFold` itself, each opens there by a press on
 * its title; pages without folds do not load it.
 */
export function Timeline({
  steps,
  across = false,
  fold: Fold,
  headingLevel: Heading = "h3",
}: {
  steps: readonly Step[];
  across?: boolean | undefined;
  fold?: typeof PhoneFold | undefined;
  headingLevel?: "h3" | "h4" | undefined;
}) {
  return (
    <ol
      className={across ? `grid lg:pt-6 gap-x-6 ${columns[steps.length] ?? "lg:grid-cols-3"}` : ""}
    >
      {steps.map(({ title, text, note }, index) => (
        <li
          key={title}
          className={`relative ml-4.5 border-l-2 border-current ${Fold ? "pb-3 md:pb-9" : "pb-9"} pl-8 last:border-transparent forced-colors:last:border-[Canvas] last:pb-0 ${across ? "lg:ml-0 lg:border-t-2 lg:border-l-0 lg:pt-8 lg:pb-0 lg:pl-0 lg:last:border-current" : ""}`}
        >
          <span
            aria-hidden="true"
            className={`absolute top-0 -left-px grid size-9 -translate-x-1/2 place-items-center forced-colors:border-2 bg-(--accent,var(--color-copper-700)) font-heading text-small font-bold text-(--on-action,var(--color-limestone-50)) tabular-nums ${across ? "lg:-top-px lg:left-0 lg:translate-x-0 lg:-translate-y-1/2" : ""}`}
          >
            {index + 1}
          </span>
          {Fold ? (
            <Fold
              className="-mt-2.5 md:mt-0"
              summary={<Heading className="text-heading md:pt-0.5">{title}</Heading>}
            >
              <StepText text={text} note={note} />
            </Fold>
          ) : (
            <>
              <Heading className="pt-0.5 text-heading">{title}</Heading>
              <StepText text={text} note={note} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function StepText({ text, note }: Pick<Step, "text" | "note">) {
  return (
    <>
      <p className="mt-2 max-w-prose opacity-90">{text}</p>
      {note && <p className="mt-2 text-small opacity-75">{note}</p>}
    </>
  );
}

const columns: Readonly<Record<number, string>> = {
  4: "lg:grid-cols-4",
  5: "lg:grid-cols-5",
  6: "lg:grid-cols-3 lg:gap-y-12",
};
