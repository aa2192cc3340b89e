import { useWords } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { CaptionedPhoto } from "#app/sections/text/captioned-photo.tsx";
import shingles from "#art/masters/shingles.jpg?photo";
import { residential, type Work } from "#content/en/our-services.ts";
import { Title } from "#ui/pages/title.tsx";

/** Houses: why one crew inspects all of it, and the schedule of its work. */
export function ResidentialWork() {
  const { heading, text, picture, caption, table } = useWords(residential);
  return (
    <section
      id="residential"
      aria-labelledby="residential-heading"
      className="page-grid gap-y-12 py-section"
    >
      <div className="lg:col-span-5">
        <Title id="residential-heading">{heading}</Title>
        {text.map((paragraph) => (
          <p key={paragraph} className="mt-6 max-w-prose">
            {paragraph}
          </p>
        ))}
      </div>
      <CaptionedPhoto
        photo={shingles}
        alt={picture}
        sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 46rem"
        className="lg:col-span-7"
        frame="cut-pitch aspect-16/10"
        position="object-[40%_60%]"
      >
        {caption}
      </CaptionedPhoto>
      <div>
        <p id="residential-table" className="pb-4 text-small text-slate-500">
          {table.caption}
        </p>
        <table
          aria-labelledby="residential-table"
          className="w-full border-collapse text-left max-md:block"
        >
          <thead className="max-md:hidden">
            <tr className="border-b-2 border-slate-900">
              {table.columns.map((column) => (
                <th key={column} scope="col" className="label-caps py-3 pr-6 text-slate-500">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block max-md:border-t-2 max-md:border-slate-900">
            {table.rows.map((row) => (
              <Row key={row.to} {...row} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ name, when, takes, to }: Work) {
  return (
    <tr className="border-b border-limestone-400 align-baseline max-md:block max-md:py-4">
      <th scope="row" className="pr-6 md:w-[30%] md:py-4 max-md:block">
        <PageLink
          to={to}
          className="link inline-flex min-h-11 items-center font-heading text-heading font-bold"
        >
          {name}
        </PageLink>
      </th>
      <td className="pr-6 first-letter:uppercase md:py-4 max-md:block">{when}</td>
      <td className="font-semibold tabular-nums md:w-[26%] md:py-4 max-md:mt-1 max-md:block">
        {takes}
      </td>
    </tr>
  );
}
