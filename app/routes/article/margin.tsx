import { useWords } from "#app/facts/use-facts.ts";
import type { ShownArticle, ShownSource } from "#app/sections/article/articles.server.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { articleLabels, marginPrompt } from "#content/en/article.ts";

/** Beside the text where there is a margin: its sources, then the booking, which stays in view. Else the sources end it. */
export function Margin({ sources }: Pick<ShownArticle, "sources">) {
  return (
    <div className="lg:col-span-8 lg:col-start-5 xl:col-span-3 xl:col-start-10 xl:row-span-2 xl:row-start-2 xl:self-stretch">
      {sources.length > 0 && <Sources sources={sources} />}
      <BookingCard />
    </div>
  );
}

function Sources({ sources }: { sources: readonly ShownSource[] }) {
  return (
    <section aria-label={articleLabels.sources} className="mb-10 print:hidden">
      <p className="border-t-2 border-slate-900 pt-2 text-small font-semibold">
        {articleLabels.sources}
      </p>
      <ul className="mt-2 text-small">
        {sources.map(({ address, name, asOf }) => (
          <li key={address} className="border-t border-limestone-200 first:border-t-0">
            <a href={address} rel="noopener" className="link inline-flex min-h-11 items-center">
              {name}
            </a>
            {asOf && <p className="pb-2 text-slate-500">{articleLabels.readIn(asOf)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Only beside the text: below it, the page ends with the same. */
function BookingCard() {
  const { heading, text, action } = useWords(marginPrompt);
  return (
    <div className="ground-dark shingle-courses sticky top-24 hidden p-6 pt-16 cut-pitch xl:block print:hidden">
      <p className="font-heading text-lead leading-tight font-bold">{heading}</p>
      <p className="mt-4 text-small text-slate-300">{text}</p>
      <ButtonLink to={action.to} className="mt-6 px-4!">
        {action.label}
      </ButtonLink>
    </div>
  );
}
