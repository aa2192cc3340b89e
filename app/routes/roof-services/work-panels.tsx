import type { ReactNode } from "react";
import { useWords } from "#app/facts/use-facts.ts";
import { ServiceClosing } from "#app/sections/closing/service-closing.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { RelatedServices } from "#app/sections/text/related-services.tsx";
import { DataScript } from "#app/seo/data-script.tsx";
import { questionsData } from "#app/seo/structured-data.ts";
import { openings, type RoofWork, relatedHeading, words } from "#content/en/roof-services.ts";
import { waysOn } from "#content/en/ways-on.ts";
import { Accordion } from "#ui/pages/accordion.tsx";
import { Section } from "#ui/pages/section.tsx";
import { Title } from "#ui/pages/title.tsx";
import { MaterialBoard } from "./material-board.tsx";
import { ProblemMap } from "./problem-map.tsx";
import { RepairRule } from "./repair-rule.tsx";
import { panelId, tabId, useRoofWork, works } from "./roof-work.ts";
import { RepairProcess, ReplacementProcess } from "./work-process.tsx";

/**
 * The sections of each tab. Pictures and drawings load only with the open tab; the text is always
 * there.
 */
const subjects: Readonly<Record<RoofWork, (open: RoofWork) => ReactNode>> = {
  replacement: (open) => (
    <>
      <MaterialBoard hasPictures={open === "replacement"} />
      <ReplacementProcess />
    </>
  ),
  repairs: (open) => (
    <>
      <ProblemMap hasDrawing={open === "repairs"} />
      <RepairRule />
      <RepairProcess />
    </>
  ),
};

/** Both panels in full: without scripts one follows the other, the open one first. */
export function WorkPanels() {
  const open = useRoofWork();
  const others = works.filter((work) => work !== open);
  return (
    <>
      <Panel work={open} />
      {others.map((work) => (
        <Panel key={work} work={work} isClosed />
      ))}
    </>
  );
}

const otherThan = (work: RoofWork): RoofWork => (work === "repairs" ? "replacement" : "repairs");

function Panel({ work, isClosed = false }: { work: RoofWork; isClosed?: boolean }) {
  const { heading, lead } = useWords(openings)[work];
  const { facts, questions, related, closing } = useWords(words)[work];
  return (
    <div
      role="tabpanel"
      id={panelId(work)}
      aria-labelledby={tabId(work)}
      className={isClosed ? "hidden noscript:block" : ""}
    >
      {isClosed && (
        <Section heading={heading} span={6} className="gap-y-6 pt-section">
          <p className="max-w-prose text-lead lg:col-span-6">{lead}</p>
        </Section>
      )}
      <section className="page-grid pt-10 md:pt-14">
        <LabeledValues values={facts} />
      </section>
      {subjects[work](isClosed ? otherThan(work) : work)}
      <section className="page-grid gap-y-8 py-section">
        <div className="lg:col-span-4">
          <Title>{questions.heading}</Title>
          <p className="mt-4">
            <MoreLink to={waysOn.questions.to}>{waysOn.questions.label}</MoreLink>
          </p>
        </div>
        <div className="lg:col-span-8 lg:pl-8">
          <Accordion
            items={questions.items.map(({ id, question, answer }) => ({
              id,
              title: question,
              content: <p>{answer}</p>,
            }))}
          />
        </div>
      </section>
      {!isClosed && <DataScript data={questionsData(questions.items)} />}
      <section className="page-grid gap-y-6 pb-section">
        <h2 className="text-heading">{relatedHeading}</h2>
        <div>
          <RelatedServices items={related} />
        </div>
      </section>
      <ServiceClosing {...closing} actions={[waysOn.book, waysOn.contact]} />
    </div>
  );
}
