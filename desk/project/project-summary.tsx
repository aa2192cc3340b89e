import { useQuery } from "@tanstack/react-query";
import { projectStateNames, projectSummary as words } from "#content/en/desk/project.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { leadProjectsQuery } from "./project-queries.ts";

/** How far the finished roof of a lead is, and the way to it. */
export function ProjectSummary({ leadId, isWon }: { leadId: string; isWon: boolean }) {
  const project = useQuery(leadProjectsQuery(leadId)).data?.projects[0];
  // Nobody shows a roof that is not done.
  if (!project && !isWon) return null;
  return (
    <section aria-labelledby="finished-roof" className="grid justify-items-start gap-2">
      <h2 id="finished-roof" className="text-heading">
        {words.heading}
      </h2>
      <p className={project ? "" : "text-soft"}>
        {project ? projectStateNames[project.state] : words.none}
      </p>
      <ButtonLink to={`/desk/leads/${leadId}/project`}>
        {project ? words.open : words.begin}
      </ButtonLink>
    </section>
  );
}
