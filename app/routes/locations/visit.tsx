import { useWords } from "#app/facts/use-facts.ts";
import { WaysOn } from "#app/sections/coming-soon/ways-on.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import house from "#art/masters/split-level.jpg?photo";
import { visit } from "#content/en/locations.ts";
import { waysOn } from "#content/en/ways-on.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";

/** That nobody has to come to the office, beside the ways on. */
export function Visit() {
  const words = useWords(visit);
  return (
    <section aria-labelledby="visit" className="page-grid gap-y-12 bg-limestone-100 py-section">
      <div className="lg:col-span-7 lg:pr-8">
        <Title id="visit">{words.heading}</Title>
        <Lead className="mt-6">{words.text}</Lead>
        <p className="mt-8 print:hidden">
          <ButtonLink to={waysOn.book.to}>{waysOn.book.label}</ButtonLink>
        </p>
        <Photo
          photo={house}
          alt={words.picture}
          sizes="(width < 48rem) 67vw, 44rem"
          className="cut-pitch mt-12 aspect-[16/9] print:hidden"
        />
      </div>
      <WaysOn />
    </section>
  );
}
