import { useWords } from "#app/facts/use-facts.ts";
import { BackLink } from "#app/sections/opening/back-link.tsx";
import { back, words } from "#content/en/payment-plans.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";

/** The title, followed at once by the calculator that visitors come for. */
export function Opening() {
  const { heading, lead } = useWords(words);
  return (
    <section className="page-grid gap-y-6 pt-10 pb-8 md:gap-y-8 md:pb-14">
      <BackLink link={back} />
      <Title as="h1" className="lg:col-span-5">
        {heading}
      </Title>
      <Lead className="self-end lg:col-span-7">{lead}</Lead>
    </section>
  );
}
