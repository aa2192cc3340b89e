import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-failure.ts";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { ProjectContent } from "#domain/project/project-content.ts";
import { type Project, projectConflict } from "#domain/project/project-contract.ts";
import { leadProjectsQuery } from "./project-queries.ts";

const address = "/desk/leads/{id}/projects/{project}";

/** The finished roof of a lead, and what can be done with it. */
export function useProject(leadId: string) {
  const queries = useQueryClient();
  const query = useQuery(leadProjectsQuery(leadId));
  const project = query.data?.projects[0];

  /** Shows it as the server has it now, everywhere. */
  async function show(now: Project): Promise<void> {
    const { queryKey } = leadProjectsQuery(leadId);
    queries.setQueryData(queryKey, (data) => {
      if (!data) return data;
      const others = data.projects.filter(({ id }) => id !== now.id);
      return { ...data, projects: [now, ...others] };
    });
    await queries.invalidateQueries({ queryKey: ["projects"], exact: true });
  }

  /** What somebody else has made of it meanwhile is shown; the failure says so. */
  const onError = (error: unknown) => {
    if (!(error instanceof ApiFailure && error.status === 409)) return;
    const conflict = z.safeParse(projectConflict, error.answer).data;
    if (conflict) void show(conflict.project);
  };

  async function write(content: ProjectContent): Promise<Project> {
    const place = { path: { id: leadId, project: project?.id ?? newSubmissionKey() } };
    const body = { revision: project?.revision ?? 0, content };
    return bodyOf(await deskClient.PUT(address, { params: place, body })).project;
  }

  const placeOf = ({ id }: Project) => ({ path: { id: leadId, project: id } });

  const save = useMutation({ mutationFn: write, onSuccess: show, onError });
  const ask = useMutation({
    async mutationFn(content: ProjectContent) {
      const written = await write(content);
      await show(written);
      const params = placeOf(written);
      const body = { revision: written.revision };
      return bodyOf(await deskClient.PUT(`${address}/question`, { params, body }));
    },
    onSuccess: (answer) => show(answer.project),
    onError,
  });
  const publish = useMutation({
    async mutationFn(one: Project) {
      const body = { question: one.question?.id ?? "" };
      const params = placeOf(one);
      return bodyOf(await deskClient.PUT(`${address}/publication`, { params, body })).project;
    },
    onSuccess: show,
    onError,
  });
  const takeDown = useMutation({
    async mutationFn(one: Project) {
      const params = placeOf(one);
      return bodyOf(await deskClient.DELETE(`${address}/publication`, { params })).project;
    },
    onSuccess: show,
  });
  const discard = useMutation({
    async mutationFn(one: Project) {
      await deskClient.DELETE(address, { params: placeOf(one) });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ["projects"] }),
  });

  return { query, project, save, ask, publish, takeDown, discard };
}
