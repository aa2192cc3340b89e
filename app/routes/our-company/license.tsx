import { useWords } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { MoreLinks } from "#app/sections/links/more-links.tsx";
import { license, next } from "#content/en/our-company.ts";
import { waysOn } from "#content/en/ways-on.ts";
import { Title } from "#ui/pages/title.tsx";

/** What a license guarantees and how to check it before signing; then links to further pages. */
export function License() {
  const words = useWords(license);
  return (
    <section aria-labelledby="license" className="page-grid gap-y-10 bg-limestone-100 py-section">
      <div className="lg:col-span-5">
        <Title id="license">{words.heading}</Title>
        <div className="mt-8 max-w-prose space-y-4 text-slate-700">
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <ol className="list-decimal pl-6 marker:font-heading marker:font-bold marker:text-copper-700 lg:col-span-6 lg:col-start-7">
        {words.points.map((point) => (
          <li
            key={point}
            className="border-t border-limestone-400 py-4 pl-2 first:border-t-0 first:pt-0"
          >
            {point}
          </li>
        ))}
      </ol>
      <Next />
    </section>
  );
}

function Next() {
  const words = useWords(next);
  return (
    <div className="mt-6 grid items-end gap-x-8 gap-y-6 border-t-2 border-slate-900 pt-8 print:hidden lg:grid-cols-[1fr_auto]">
      <div>
        <p className="font-heading text-heading font-bold">{words.heading}</p>
        <p className="mt-2 max-w-prose text-slate-700">{words.text}</p>
        <p className="mt-2 flex flex-wrap gap-x-8">
          <MoreLinks links={words.links} />
        </p>
      </div>
      <ButtonLink to={waysOn.book.to} className="justify-self-start">
        {waysOn.book.label}
      </ButtonLink>
    </div>
  );
}
