import { useFacts } from "#app/facts/use-facts.ts";
import { BackLink } from "#app/sections/opening/back-link.tsx";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { back, labels, overview, sampleNote, words } from "#content/en/financing-partners.ts";
import { loanInWords } from "#content/en/loan-example.ts";
import { lenderPlaces } from "#domain/financing/financing.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { RoofFrame } from "./roof-frame.tsx";

/** A roof frame whose parts the lenders are named after, title and lead beside its ridge; it stands on the table. */
export function Opening() {
  const f = useFacts();
  const { heading, lead } = words(f);
  const note = sampleNote(f);
  const { first, second, third } = f.lenders;
  return (
    <section className="page-grid -mt-below-bar gap-y-8 bg-limestone-200 pt-[calc(var(--spacing-header)+3.25rem)] pb-12 print:m-0! print:py-0!">
      <BackLink link={back} />
      <Title as="h1" className="lg:col-span-6 xl:col-span-5">
        {heading}
      </Title>
      <Lead className="lg:col-span-6 xl:col-span-4 xl:col-start-9">{lead}</Lead>
      <div className="xl:-mt-32">
        <RoofFrame
          lit={lenderPlaces}
          names={{ first: first.name, second: second.name, third: third.name }}
        />
        <div className="border-x-2 border-b-2 border-slate-700 bg-limestone-50 px-5 py-6 lg:px-8">
          <ComparisonTable
            caption={labels.overview}
            subject={labels.terms}
            columns={lenderPlaces.map((place) => f.lenders[place].name)}
            rows={overview(f)}
          />
          <p className="mt-5 text-small text-slate-700">
            <strong>{labels.example}:</strong> {loanInWords(f.paymentExamples["fixed-rate"])}
          </p>
          {note && <p className="mt-2 text-small text-slate-700">{note}</p>}
        </div>
      </div>
    </section>
  );
}
