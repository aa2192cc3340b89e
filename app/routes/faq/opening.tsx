import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { opening } from "#content/en/faq.ts";
import { isOffered } from "#domain/business/offers.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import SubjectsDrawing from "./subjects.svg?drawing";

/** Title and lead beside a street in section, whose numbers are those of the tabs below. It stands on their band. */
export function Opening() {
  const words = useWords(opening);
  const financing = isOffered(useFacts(), { offer: "financing" }) ? "" : "hidden";
  return (
    <section className="page-grid items-end gap-y-8 pt-10">
      <div className="lg:col-span-5 lg:pb-14">
        <Title as="h1">{words.heading}</Title>
        <Lead className="mt-6">{words.lead}</Lead>
      </div>
      <SubjectsDrawing words={{ financing }} className="mx-auto w-full max-w-3xl lg:col-span-7" />
    </section>
  );
}
