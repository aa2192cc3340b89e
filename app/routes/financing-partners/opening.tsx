import { useFacts } from "#app/facts/use-facts.ts";
import { BackLink } from "#app/sections/opening/back-link.tsx";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { back, labels, overview, sampleNote, words } from "#content/en/financing-partners.ts";
import { loanInWords } from "#content/en/loan-example.ts";
import { lenderPlaces } from "#domain/financing/financing.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/** The title beside the first sentence; below both, the lenders as columns of one table. */
export function Opening() {
  const f = useFacts();
  const { heading, lead } = words(f);
  const note = sampleNote(f);
  return (
    <section className="page-grid -mt-below-bar gap-y-8 bg-limestone-200 pt-[calc(var(--spacing-header)+3.25rem)] pb-12 print:m-0! print:py-0!">
      <BackLink link={back} />
      <Title as="h1" className="lg:col-span-6">
        {heading}
      </Title>
      <div className="self-end lg:col-span-6">
        <Lead>{lead}</Lead>
        {note && <p className="mt-3 text-small text-slate-700">{note}</p>}
      </div>
      <div className="bg-limestone-50 px-5 py-6 lg:px-8">
        <ComparisonTable
          caption={labels.overview}
          subject={labels.terms}
          columns={lenderPlaces.map((place) => f.lenders[place].name)}
          rows={overview(f)}
        />
        <p className="mt-5 text-small text-slate-700">
          <strong>{labels.example}:</strong> {loanInWords(f.paymentExamples["fixed-rate"])}
        </p>
      </div>
    </section>
  );
}
