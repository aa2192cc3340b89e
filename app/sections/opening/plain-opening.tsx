import type { OpeningWords } from "#domain/page/page-words.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/** The opening of a page whose first view is a tool: no picture, not printed. */
export function PlainOpening({ words: { heading, lead } }: { words: OpeningWords }) {
  return (
    <section className="page-grid gap-y-6 pt-10 pb-8 print:hidden">
      <Title as="h1" className="lg:col-span-5">
        {heading}
      </Title>
      <Lead className="self-end lg:col-span-7">{lead}</Lead>
    </section>
  );
}
