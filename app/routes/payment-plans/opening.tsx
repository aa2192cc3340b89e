import { useFacts } from "#app/facts/use-facts.ts";
import { BackLink } from "#app/sections/opening/back-link.tsx";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { back, comparison, words } from "#content/en/payment-plans.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/** The title, followed at once by the table that visitors come for. */
export function Opening() {
  const f = useFacts();
  const { heading, lead } = words(f);
  const table = comparison(f);
  return (
    <section className="page-grid gap-y-8 pt-10 pb-4">
      <BackLink link={back} />
      <Title as="h1" className="lg:col-span-5">
        {heading}
      </Title>
      <Lead className="self-end lg:col-span-7">{lead}</Lead>
      <section aria-labelledby="side-by-side" className="mt-4">
        <h2 id="side-by-side" className="mb-2 text-heading">
          {table.heading}
        </h2>
        <ComparisonTable
          caption={table.caption}
          subject={table.subject}
          columns={table.columns}
          rows={table.rows}
        />
      </section>
    </section>
  );
}
