import { Fragment } from "react";
import { replace } from "react-router";
import { shownRoofs } from "#app/sections/finished-roofs/finished-roofs.server.ts";
import { ProjectCards } from "#app/sections/finished-roofs/project-cards.tsx";
import { RoofsClosing } from "#app/sections/finished-roofs/roofs-closing.tsx";
import { roofsMeta } from "#app/sections/finished-roofs/roofs-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { card } from "#content/en/finished-roofs.ts";
import { projectTitle } from "#content/en/project.ts";
import { materialName, projectSummary } from "#content/en/projects.ts";
import { projectPath } from "#content/links.ts";
import { faceOf } from "#domain/project/project.ts";
import { projectsLike } from "#domain/project/project-list.ts";
import { head } from "#generated/pages/project.ts";
import { Title } from "#ui/pages/title.tsx";
import type { Route } from "./+types/page";
import { Facts } from "./facts.tsx";
import { Found } from "./found.tsx";
import { Opening } from "./opening.tsx";
import { Pictures } from "./pictures.tsx";
import { projectData } from "./project-data.ts";

/** One that is not shown any more answers as any address that leads nowhere: nothing is left of it, its trace included. */
export function loader({ params, context }: Route.LoaderArgs) {
  const shown = shownRoofs(context);
  const found = shown.find(({ slug }) => slug === params.slug);
  if (!found) throw replace("/");
  // Its id is the office's.
  const { id: _, ...project } = found;
  return { project, others: projectsLike(shown, found) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return roofsMeta(head, undefined);
  const { project } = loaderData;
  const [title, path] = [projectTitle(project), projectPath(project)];
  const trail = [
    { name: "Our Projects", path: "/our-projects" },
    { name: title, path },
  ] as const;
  const page = {
    title,
    description: projectSummary(project),
    keywords: `${materialName(project.material)}, finished roof, ${project.town}`,
    canonical: path,
    structuredData: [projectData(project), breadcrumbData(trail)],
  };
  return roofsMeta(page, faceOf(project)?.file);
}

export default function Page({ loaderData: { project, others } }: Route.ComponentProps) {
  return (
    <Fragment key={project.slug}>
      <Opening project={project} />
      <Facts project={project} />
      <Found project={project} />
      <Pictures project={project} />
      {others.length > 0 && (
        <section
          aria-labelledby="other-roofs"
          className="page-grid gap-y-10 py-section print:hidden"
        >
          <Title id="other-roofs">{card.others}</Title>
          <ProjectCards projects={others} />
        </section>
      )}
      <RoofsClosing />
    </Fragment>
  );
}
