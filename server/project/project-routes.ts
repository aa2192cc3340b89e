import type { FastifyPluginAsync } from "fastify";
import type { Project } from "#domain/project/project-contract.ts";
import { projectContract } from "#domain/project/project-contract.ts";
import { Conflict, serve } from "#server/call/serve-contract.ts";
import type { OrConflict } from "#server/draft/draft-changes.ts";
import type { ProjectServices } from "./projects.ts";

type Services = { services: { projects: { desk: ProjectServices } } };

/** Finished roofs at the desk. The service itself checks whether an inspector may see the lead. */
export const projectRoutes: FastifyPluginAsync<Services> = async (app, { services }) => {
  serve(app, projectContract, {
    "/desk/projects": { get: ({ query }) => services.projects.desk.all(query) },
    "/desk/leads/{id}/projects": {
      get: ({ signedIn, params }) => services.projects.desk.list(signedIn, params.id),
    },
    "/desk/leads/{id}/projects/{project}": {
      async put({ signedIn, params: { id, project }, body }) {
        return answerOf(
          await services.projects.desk.write(signedIn, { leadId: id, id: project }, body),
        );
      },
      async delete({ signedIn, params: { id, project } }) {
        await services.projects.desk.discard(signedIn, { leadId: id, id: project });
        return {};
      },
    },
    "/desk/leads/{id}/projects/{project}/question": {
      async put({ signedIn, params: { id, project }, body }) {
        const asked = await services.projects.desk.ask(
          signedIn,
          { leadId: id, id: project },
          body.revision,
        );
        const { shown: now, conflict, isMailed } = asked;
        return conflict === null
          ? { project: now, isMailed }
          : new Conflict(conflict, { project: now });
      },
    },
    "/desk/leads/{id}/projects/{project}/publication": {
      async put({ signedIn, params: { id, project }, body }) {
        return answerOf(
          await services.projects.desk.publish(
            signedIn,
            { leadId: id, id: project },
            body.question,
          ),
        );
      },
      delete: async ({ signedIn, params: { id, project } }) => ({
        project: await services.projects.desk.takeDown(signedIn, { leadId: id, id: project }),
      }),
    },
  });
};

function answerOf({ shown: project, conflict }: OrConflict<Project>) {
  return conflict === null ? { project } : new Conflict(conflict, { project });
}
