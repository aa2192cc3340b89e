import { MoreLink } from "#app/sections/links/more-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { filters, noMatch } from "#content/en/finished-roofs.ts";
import type { OpeningWords } from "#domain/page/page-words.ts";
import type { ProjectQuery } from "#domain/project/project-list.ts";

/** In place of finished roofs where there is none: of the kind, or of what was chosen beside it. */
export function NoRoof({ query, words }: { query: ProjectQuery; words: OpeningWords }) {
  const { heading, lead } = query.material || query.county ? noMatch : words;
  return (
    <div className="border-l-4 border-copper-600 bg-limestone-100 p-6 sm:p-8 lg:col-span-8">
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-3 max-w-prose text-slate-700">{lead}</p>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <PhoneLink className="inline-flex min-h-11 items-center font-bold" />
        <MoreLink to="/our-projects">{filters.clear}</MoreLink>
      </p>
    </div>
  );
}
