import { lazy, Suspense } from "react";
import type { Lead } from "#domain/lead/lead-page.ts";

const ProjectSummary = lazy(async () => {
  const { ProjectSummary } = await import("#desk/project/project-summary.tsx");
  return { default: ProjectSummary };
});

/** How far the finished roof of a lead is, whose code loads after the rest of the page. */
export function LeadProject({ lead: { id, state } }: { lead: Pick<Lead, "id" | "state"> }) {
  return (
    <Suspense fallback={null}>
      <ProjectSummary leadId={id} isWon={state === "won"} />
    </Suspense>
  );
}
