import { useWords } from "#app/facts/use-facts.ts";
import { HeroFilm } from "#app/sections/hero-film/hero-film.tsx";
import { MoreLinks } from "#app/sections/links/more-links.tsx";
import h264 from "#art/film/company.mp4?url";
import av1 from "#art/film/company.webm?url";
import table from "#art/masters/company-film.jpg?photo";
import { film, onThisPage, opening } from "#content/en/our-company.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Photo } from "#ui/pages/photo.tsx";
import { Title } from "#ui/pages/title.tsx";
import { useAskedSection } from "./use-asked-section.ts";

const position = "object-[50%_62%]";

/** The head of the page: the text first, then the film across the page, cut at the roof's pitch. */
export function CompanyHero() {
  const words = useWords(opening);
  const isShort = useAskedSection() !== undefined;
  return (
    <section className="ground-dark shingle-courses">
      <div
        className={`page-grid items-end gap-y-6 pt-[calc(var(--spacing-header)+3.5rem)] md:pt-[calc(var(--spacing-header)+4rem)] print:pt-0 ${isShort ? "pb-10" : "pb-10 md:pb-14"}`}
      >
        <Title as="h1" className="lg:col-span-7">
          {words.heading}
        </Title>
        <div className="lg:col-span-5 lg:pb-2">
          <Lead tone="dark">{words.lead}</Lead>
          <p className="mt-3 flex flex-wrap gap-x-8 print:hidden">
            <MoreLinks links={useWords(onThisPage)} />
          </p>
        </div>
      </div>
      {!isShort && <FilmPanel />}
    </section>
  );
}

/** A film along a table where a roof is planned; only its first picture where no film is wanted. */
function FilmPanel() {
  return (
    <figure className="print:hidden">
      <div className="relative isolate h-[16rem] overflow-hidden md:h-[clamp(16rem,100svh-26rem,34rem)]">
        <Photo
          first
          photo={table}
          alt={film.alt}
          sizes="(width < 48rem) 67vw, 100vw"
          className="h-full"
          position={position}
        />
        <HeroFilm av1={av1} h264={h264} frame="inset-0 h-full" position={position} />
      </div>
      <figcaption className="page-grid bg-slate-950 py-4 text-small text-slate-300">
        <span>{film.caption}</span>
      </figcaption>
    </figure>
  );
}
