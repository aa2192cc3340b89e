import { MoreLink } from "#app/sections/links/more-link.tsx";
import type { contracts as planContracts } from "#content/en/our-services.ts";
import { Title } from "#ui/pages/title.tsx";
import Ridge from "./ridge.svg?drawing";

/** The three plans, each under its own ridge; the more expensive, the taller. */
export function PlanCards({
  contracts,
}: {
  contracts: NonNullable<ReturnType<typeof planContracts>>;
}) {
  return (
    <section
      id="contracts"
      aria-labelledby="contracts-heading"
      className="page-grid gap-y-10 pt-section"
    >
      <div className="lg:col-span-4">
        <Title id="contracts-heading">{contracts.heading}</Title>
        <p className="mt-6 max-w-prose">{contracts.text}</p>
        <p className="mt-4 max-w-prose text-small text-slate-700">{contracts.note}</p>
        <p className="mt-3">
          <MoreLink to={contracts.link.to}>{contracts.link.label}</MoreLink>
        </p>
      </div>
      <ul className="grid items-end gap-5 md:grid-cols-3 lg:col-span-8 lg:pl-8">
        {contracts.cards.map((card, index) => (
          <li key={card.id} className="flex flex-col">
            <Ridge className="block w-full print:hidden" />
            <div
              className={`flex grow flex-col bg-limestone-100 px-5 pb-6 forced-colors:border-2 ${heights[index] ?? ""}`}
            >
              <h3 className="text-heading">{card.name}</h3>
              <p className="mt-2 font-heading text-title font-extrabold tabular-nums">
                {card.price}
                <span className="block font-text text-small leading-none font-normal">
                  {" "}
                  {contracts.per}
                </span>
              </p>
              <p className="mt-4 text-small first-letter:uppercase">{card.terms}</p>
              <p className="mt-2 text-small">{card.workmanship}</p>
              <p className="mt-4 border-t border-limestone-400 pt-4 text-small">{card.suits}</p>
              <p className="mt-auto pt-4">
                <MoreLink to={card.to}>{contracts.more(card.name)}</MoreLink>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The height of each plan's card. */
const heights = ["md:min-h-[31rem]", "md:min-h-[28rem]", "md:min-h-[25rem]"];
