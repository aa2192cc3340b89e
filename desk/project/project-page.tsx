import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams } from "react-router";
import { projectPage as words } from "#content/en/desk/project.ts";
import { knownLead } from "#desk/lead/known-lead.ts";
import { leadQuery } from "#desk/leads/lead-queries.ts";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { useRoof } from "#desk/roof-photos/use-roof.ts";
import { Button, ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { ProjectForm } from "./project-form.tsx";
import { ProjectStatus } from "./project-status.tsx";
import { useProject } from "./use-project.ts";

/** The finished roof of a lead: which photos show it, what is said of it, and how far it is. */
export function Component() {
  const { id = "" } = useParams();
  const queries = useQueryClient();
  const { data: lead } = useQuery({
    ...leadQuery(id),
    placeholderData: () => knownLead(queries, id),
  });
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={lead ? words.title(lead.name) : words.untitled}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`/desk/leads/${id}`}>{words.lead}</ButtonLink>
          <ButtonLink to={`/desk/leads/${id}/roof`}>{words.photos}</ButtonLink>
          <ButtonLink to="/desk/projects">{words.all}</ButtonLink>
        </div>
      </PageHeading>
      <OneProject key={id} leadId={id} email={lead?.email ?? ""} />
    </div>
  );
}

function OneProject({ leadId, email }: { leadId: string; email: string }) {
  const parts = useProject(leadId);
  const { query, project, save } = parts;
  const { photos } = useRoof(leadId);
  if (!query.data) return query.error ? <p className="text-soon">{words.notRead}</p> : null;
  if (!project) {
    const { suggested } = query.data;
    return (
      <div className="grid max-w-2xl justify-items-start gap-3">
        <p>{words.none}</p>
        {photos.length === 0 ? (
          <Notice>
            <p>{words.noPhotos}</p>
          </Notice>
        ) : (
          <Button className="min-h-12" busy={save.isPending} onClick={() => save.mutate(suggested)}>
            {words.begin}
          </Button>
        )}
      </div>
    );
  }
  return (
    <>
      <ProjectStatus project={project} />
      <ProjectForm
        // Written anew by somebody else: what they wrote is shown.
        key={`${project.id} ${project.revision}`}
        {...{ leadId, email, project, photos, parts, counties: query.data.counties }}
      />
    </>
  );
}
