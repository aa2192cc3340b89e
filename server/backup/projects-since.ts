import type { Database } from "#server/database/connection.ts";
import type {
  ProjectConsentsTable,
  ProjectPicturesTable,
  ProjectsTable,
} from "#server/database/schema/project-tables.ts";
import { holdProjects } from "#server/project/held-projects.ts";
import { attempt } from "./add-unit.ts";

type Former = {
  project: ProjectsTable;
  consents: ProjectConsentsTable[];
  pictures: ProjectPicturesTable[];
};

/**
 * Puts finished roofs, with what their owners have answered, in the place of those of the backup: what was taken back since stays so.
 * Whatever the former database does not have is held.
 * @returns in words what could not be taken over, and what is held.
 */
export async function bringProjectsOver(
  target: Database,
  former: Database,
  { isSame, now }: { isSame: boolean; now: Date },
): Promise<{ left: string[]; changed: string[] }> {
  const left: string[] = [];
  const known: string[] = [];
  if (isSame) {
    for (const { project, consents, pictures } of await projectsIn(former)) {
      const lead = await target
        .selectFrom("leads")
        .select("id")
        .where("id", "=", project.lead_id)
        .executeTakeFirst();
      // Erased since, and back with its lead: held.
      if (!lead) continue;
      const fault = await attempt(target, async () => {
        await deleteWhole(target, project.id);
        await target.insertInto("projects").values(project).execute();
        for (const row of consents)
          await target.insertInto("project_consents").values(row).execute();
        for (const row of pictures)
          await target.insertInto("project_pictures").values(row).execute();
      });
      if (fault) left.push(`a finished roof: ${fault}`);
      else known.push(project.id);
    }
  }
  const held = await holdProjects(target, now, known);
  return { left, changed: held === 0 ? [] : [heldLine(held)] };
}

/** A target that is being filled may not do it by itself. */
async function deleteWhole(target: Database, id: string): Promise<void> {
  const consents = target.selectFrom("project_consents").select("id").where("project_id", "=", id);
  await target.deleteFrom("project_pictures").where("consent_id", "in", consents).execute();
  await target.deleteFrom("project_consents").where("project_id", "=", id).execute();
  await target.deleteFrom("projects").where("id", "=", id).execute();
  // Its words may be others now.
  await target.deleteFrom("search_entries").where("id", "=", id).execute();
}

const heldLine = (count: number) =>
  `${count === 1 ? "1 finished roof" : `${count} finished roofs`} with a yes: held, since it may have been taken back: ask the owner anew at the desk`;

async function projectsIn(former: Database): Promise<Former[]> {
  const projects = await former.selectFrom("projects").selectAll().execute();
  const consents = await former.selectFrom("project_consents").selectAll().execute();
  const pictures = await former.selectFrom("project_pictures").selectAll().execute();
  return projects.map((project) => {
    const ofProject = consents.filter(({ project_id }) => project_id === project.id);
    const ids = new Set(ofProject.map(({ id }) => id));
    return {
      ...{ project, consents: ofProject },
      pictures: pictures.filter(({ consent_id }) => ids.has(consent_id)),
    };
  });
}
