import type { ListedProject } from "#domain/project/project-list.ts";
import { ProjectCard } from "./project-card.tsx";

/** Finished roofs as cards, in one, two or three columns. */
export function ProjectCards(props: {
  projects: readonly ListedProject[];
  as?: "h2" | "h3";
  className?: string;
}) {
  return (
    <ul className={`grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3 ${props.className ?? ""}`}>
      {props.projects.map((project) => (
        <li key={project.slug}>
          <ProjectCard
            project={project}
            {...(props.as && { as: props.as })}
            sizes="(width < 40rem) 67vw, (width < 64rem) 50vw, 25rem"
          />
        </li>
      ))}
    </ul>
  );
}
