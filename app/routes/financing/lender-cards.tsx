import { useFacts, useWords } from "#app/facts/use-facts.ts";
import { LenderMark } from "#app/sections/drawing/lender-mark.tsx";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { partnerCards as words } from "#content/en/financing.ts";
import { lenderWords, sampleNote } from "#content/en/financing-partners.ts";
import { type LenderPlace, lenderPlaces } from "#domain/financing/financing.ts";
import { Title } from "#ui/pages/title.tsx";

/** The three lenders, each with its logo, like the stamps at the edge of a drawing. */
export function LenderCards() {
  const note = useWords(sampleNote);
  return (
    <section
      aria-labelledby="lenders"
      className="page-grid gap-y-10 bg-limestone-100 py-section forced-colors:border-y"
    >
      <div className="lg:col-span-4">
        <Title id="lenders">{words.heading}</Title>
        <p className="mt-6 text-slate-700">{words.lead}</p>
        {note && <p className="mt-3 text-small text-slate-500">{note}</p>}
        <p className="mt-4">
          <MoreLink to="/financing-partners">{words.more}</MoreLink>
        </p>
      </div>
      <ul className="border-t-2 border-slate-900 lg:col-span-8 lg:ml-8">
        {lenderPlaces.map((place) => (
          <li key={place} className="border-b border-limestone-400">
            <LenderCard place={place} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LenderCard({ place }: { place: LenderPlace }) {
  const f = useFacts();
  const { id, name } = f.lenders[place];
  const { tagline, facts } = lenderWords(f)[place];
  return (
    <article className="group/lender relative grid items-center gap-x-6 gap-y-3 py-6 sm:grid-cols-[7rem_1fr_auto]">
      <LenderMark place={place} className="h-16 w-24" />
      <div>
        <h3 className="text-heading">
          <PageLink
            to={`/financing-partners#${id}`}
            className="decoration-copper-600 decoration-2 underline-offset-4 group-hover/lender:underline after:absolute after:inset-0"
          >
            {name}
          </PageLink>
        </h3>
        <p className="mt-1 text-slate-700">{tagline}</p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 text-small sm:grid-cols-1 sm:text-right">
        {facts.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-slate-500">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
            {note && <dd className="text-slate-500">{note}</dd>}
          </div>
        ))}
      </dl>
    </article>
  );
}
