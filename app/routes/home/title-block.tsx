import { useWords } from "#app/facts/use-facts.ts";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { facts } from "#content/en/home.ts";

/** What most visitors want to know first, as the title block of a drawing. */
export function TitleBlock() {
  return (
    <section className="page-grid py-10 md:py-14">
      <LabeledValues values={useWords(facts)} />
    </section>
  );
}
