import { Lead } from "#app/ui/lead.tsx";
import { Title } from "#app/ui/title.tsx";
import { words } from "#content/en/compare-bids.ts";

export function Opening() {
  return (
    <section className="page-grid gap-y-6 pt-10 pb-8 print:hidden">
      <Title as="h1" className="lg:col-span-5">
        {words.heading}
      </Title>
      <Lead className="self-end lg:col-span-7">{words.lead}</Lead>
    </section>
  );
}
