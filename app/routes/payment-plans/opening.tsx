import { useFacts } from "#app/facts/use-facts.ts";
import { BackLink } from "#app/sections/opening/back-link.tsx";
import { back, words } from "#content/en/payment-plans.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { TermSlopes } from "./term-slopes.tsx";

/** The title beside how long each plan runs, followed at once by the calculator that visitors come for. */
export function Opening() {
  const { heading, lead } = words(useFacts());
  return (
    <section className="page-grid gap-y-6 pt-10 pb-8 md:gap-y-8 md:pb-14 lg:pt-14">
      <div className="lg:col-span-5">
        <BackLink link={back} />
        <Title as="h1" className="mt-6 md:mt-8">
          {heading}
        </Title>
        <Lead className="mt-6">{lead}</Lead>
      </div>
      <TermSlopes className="max-md:hidden lg:col-span-7 lg:self-end lg:pl-8" />
    </section>
  );
}
