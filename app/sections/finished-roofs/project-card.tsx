import { PageLink } from "#app/sections/links/page-link.tsx";
import { card } from "#content/en/finished-roofs.ts";
import {
  daysText,
  monthText,
  priceBandText,
  projectPictureAlt,
  projectTitle,
  squaresText,
} from "#content/en/project.ts";
import { buildingNames, placeOf } from "#content/en/projects.ts";
import { projectPath } from "#content/links.ts";
import type { ListedProject } from "#domain/project/project-list.ts";
import { Photo } from "#ui/pages/photo.tsx";

/** A finished roof in a list; the whole card is clickable. `sizes` as for `Photo`. */
export function ProjectCard({
  project,
  sizes,
  as: Heading = "h3",
}: {
  project: ListedProject;
  sizes: string;
  as?: "h2" | "h3";
}) {
  const { face, priceBand } = project;
  return (
    <article className="group/card relative flex flex-col print:break-inside-avoid">
      {face && (
        <Photo
          photo={face.file}
          alt={projectPictureAlt(project, face)}
          sizes={sizes}
          className="aspect-3/2"
          position="transition-transform duration-250 group-hover/card:scale-102"
        />
      )}
      <p className="mt-4 flex flex-wrap justify-between gap-x-6 border-t-2 border-slate-900 pt-2 text-small">
        <span className="font-semibold">{buildingNames[project.kind]}</span>
        <span className="text-slate-500">
          {card.finished} {monthText(project.finished)}
        </span>
      </p>
      <Heading className="mt-2 text-heading">
        <PageLink
          to={projectPath(project)}
          className="decoration-copper-600 decoration-2 underline-offset-4 group-hover/card:underline after:absolute after:inset-0"
        >
          {projectTitle(project)}
        </PageLink>
      </Heading>
      <p className="mt-2 text-slate-700">
        {[
          squaresText(project.squareTenths),
          daysText(project.days),
          priceBand && priceBandText(priceBand),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="text-small text-slate-500">{placeOf(project)}</p>
    </article>
  );
}
