import { articleSources } from "#content/article-sources.ts";
import { factsToReview } from "#content/dated-facts.ts";
import { reviewedFacts as words } from "#content/en/desk/business.ts";
import { dayInWords } from "#content/en/desk/settled-questions.ts";
import { today } from "#desk/moment-text.ts";

/** What pages and articles state as of a year, once the day has passed on which somebody had to look again. */
export function FactsToReview() {
  const facts = factsToReview(today());
  if (facts.length === 0) return null;
  return (
    <section>
      <h2 className="pb-1 text-heading">{words.title}</h2>
      <p className="max-w-prose pb-2">{words.about}</p>
      <ul className="border-t border-line">
        {facts.map(({ says, where, asOf, review, source }) => (
          <li key={says} className="border-b border-line py-3">
            <p className="font-semibold">{says}</p>
            <p className="text-small text-soft">{words.where(where, asOf, dayInWords(review))}</p>
            <a
              href={articleSources[source]}
              rel="noopener"
              className="inline-block py-0.5 text-link underline underline-offset-2"
            >
              {words.source}
              <span className="sr-only">: {says}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
