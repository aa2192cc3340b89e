import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import { closing } from "#content/en/finished-roofs.ts";
import { projectPictureAlt, projectTitle } from "#content/en/project.ts";
import { projectSummary } from "#content/en/projects.ts";
import { faceOf } from "#domain/project/project.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import type { ShownProject } from "./shown-project.ts";

/** The finished roof, large, and where and when it was done. */
export function Opening({ project }: { project: ShownProject }) {
  const face = faceOf(project);
  const [title, summary] = [projectTitle(project), projectSummary(project)];
  if (!face) {
    return (
      <section className="page-grid gap-y-6 pt-10 pb-8">
        <Title as="h1">{title}</Title>
        <Lead>{summary}</Lead>
      </section>
    );
  }
  return (
    <PageHero
      heading={title}
      photo={face.file}
      alt={projectPictureAlt(project, face)}
      actions={<ButtonLink to="/schedule-inspection">{closing.book}</ButtonLink>}
    >
      {summary}
    </PageHero>
  );
}
