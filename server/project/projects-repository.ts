import { consentWording } from "#content/en/project-consent.ts";
import {
  emptyProject,
  type ProjectContent,
  projectContent,
} from "#domain/project/project-content.ts";
import {
  type ListedProject,
  type Project,
  projectsPageSize,
} from "#domain/project/project-contract.ts";
import { mayBePublished, projectState, stands } from "#domain/project/project-state.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  ProjectConsentsTable,
  ProjectPicturesTable,
  ProjectsTable,
} from "#server/database/schema/project-tables.ts";
import { staffNames } from "#server/database/staff-names.ts";
import { unknownListPage } from "#server/refusal.ts";

export async function storeProject(
  transaction: DatabaseTransaction,
  project: ProjectsTable,
): Promise<void> {
  await transaction.insertInto("projects").values(project).execute();
}

export async function isSlugTaken(database: Database): Promise<(slug: string) => boolean> {
  const rows = await database.selectFrom("projects").select("slug").execute();
  const taken = new Set(rows.map(({ slug }) => slug));
  return (slug) => taken.has(slug);
}

/** What owners were asked about a project, the newest first. */
export function consentsOf(
  database: Database,
  projectIds: readonly string[],
): Promise<ProjectConsentsTable[]> {
  if (projectIds.length === 0) return Promise.resolve([]);
  return database
    .selectFrom("project_consents")
    .selectAll()
    .where("project_id", "in", projectIds)
    .orderBy("asked_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function storeConsent(
  transaction: DatabaseTransaction,
  consent: ProjectConsentsTable,
  pictures: readonly ProjectPicturesTable[],
): Promise<void> {
  await transaction.insertInto("project_consents").values(consent).execute();
  if (pictures.length > 0) {
    await transaction
      .insertInto("project_pictures")
      .values([...pictures])
      .execute();
  }
}

/** What a stored project says; null when a later release has written it in another form. */
export function contentIn(json: string): ProjectContent | null {
  try {
    return projectContent.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

export const marksOf = ({ answer, answered_at, taken_back_at }: ProjectConsentsTable) => ({
  ...{ answer, answeredAt: answered_at, takenBackAt: taken_back_at },
});

type Publication = Pick<ProjectsTable, "consent_id" | "taken_down_at" | "held_at">;

/** What everybody may see of a project now. */
export function shownConsent(
  { consent_id, taken_down_at, held_at }: Publication,
  consents: readonly ProjectConsentsTable[],
): ProjectConsentsTable | undefined {
  if (taken_down_at !== null || held_at !== null) return undefined;
  return consents.find((one) => one.id === consent_id && stands(marksOf(one)));
}

/** Whether asking about the draft as it is now would change nothing: the same was asked, and waits or was agreed to. */
export function isAskedAlready(
  project: Pick<ProjectsTable, "content" | "held_at">,
  newest: ProjectConsentsTable | undefined,
  business: string,
): boolean {
  if (newest?.content !== project.content) return false;
  if (newest.wording !== consentWording(business)) return false;
  if (newest.answer === "no" || newest.taken_back_at !== null) return false;
  return project.held_at === null || (newest.answered_at ?? newest.asked_at) > project.held_at;
}

/** The state of a project with what its owner was asked, the newest first. */
export function stateOf(project: Publication, consents: readonly ProjectConsentsTable[]) {
  const known = new Map(consents.map((consent) => [consent.id, marksOf(consent)]));
  const [newest] = consents;
  return projectState({
    published: (project.consent_id && known.get(project.consent_id)) || null,
    newest: (newest && known.get(newest.id)) ?? null,
    ...{ takenDownAt: project.taken_down_at, heldAt: project.held_at },
  });
}

/** Whether there is something agreed to that is not public. */
export function isPublishable(
  project: Publication,
  [newest]: readonly ProjectConsentsTable[],
): boolean {
  if (!newest || !mayBePublished(marksOf(newest), project.held_at)) return false;
  const { consent_id, taken_down_at, held_at } = project;
  return consent_id !== newest.id || taken_down_at !== null || held_at !== null;
}

/** Projects of a lead, the newest first. @param business Its name, which questions say. */
export async function readProjects(
  database: Database,
  leadId: string,
  business: string,
): Promise<Project[]> {
  const rows = await database
    .selectFrom("projects")
    .selectAll()
    .where("lead_id", "=", leadId)
    .orderBy("started_at", "desc")
    .orderBy("id", "desc")
    .execute();
  const consents = await consentsByProject(database, rows);
  const staff = [
    ...rows.flatMap(({ written_by, published_by }) => [written_by, published_by ?? []].flat()),
    ...[...consents.values()].flat().map(({ asked_by }) => asked_by),
  ];
  const names = await staffNames(database, staff);
  const named = (id: string | null) => {
    const name = id === null ? undefined : names.get(id);
    return id !== null && name !== undefined ? { id, name } : null;
  };
  return rows.map((row) => {
    const asked = consents.get(row.id) ?? [];
    const [newest] = asked;
    return {
      ...{ id: row.id, leadId, state: stateOf(row, asked), revision: row.revision },
      content: contentIn(row.content) ?? emptyProject,
      ...{ startedAt: row.started_at, writtenAt: row.written_at },
      ...{ writtenBy: named(row.written_by), publishedBy: named(row.published_by) },
      question: newest
        ? {
            ...{ id: newest.id, wording: newest.wording, askedAt: newest.asked_at },
            ...{ isCurrent: newest.content === row.content, askedBy: named(newest.asked_by) },
            isAskedAlready: isAskedAlready(row, newest, business),
            ...{ answer: newest.answer, answeredAt: newest.answered_at },
            ...{ answeredAs: newest.answered_as, takenBackAt: newest.taken_back_at },
          }
        : null,
      ...{ isPublishable: isPublishable(row, asked), publishedAt: row.published_at },
      path: row.slug === null ? null : `/our-projects/${row.slug}`,
    };
  });
}

/** A page of all projects, those written in last first. @throws Refusal 400 for an `after` that is none. */
export async function listProjects(
  database: Database,
  after: string | undefined,
): Promise<{ projects: ListedProject[]; next: string | null }> {
  const place = after === undefined ? undefined : readPlace(after);
  const rows = await database
    .selectFrom("projects")
    .innerJoin("leads", "leads.id", "lead_id")
    .selectAll("projects")
    .select(["leads.number", "leads.name"])
    .$if(place !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple("written_at", "projects.id"), "<", tuple(place?.at ?? "", place?.id ?? "")),
      ),
    )
    .orderBy("written_at", "desc")
    .orderBy("projects.id", "desc")
    .limit(projectsPageSize + 1)
    .execute();
  const shown = rows.slice(0, projectsPageSize);
  const consents = await consentsByProject(database, shown);
  const last = shown.at(-1);
  return {
    projects: shown.map((row) => listedProject(row, consents.get(row.id) ?? [])),
    next: last && rows.length > shown.length ? `${last.written_at}_${last.id}` : null,
  };
}

/** Where a page of the list ended. */
function readPlace(text: string): { at: string; id: string } {
  const [, at, id] = /^([\d:.TZ-]{24})_([\w-]{1,64})$/.exec(text) ?? [];
  if (!at || !id) throw unknownListPage();
  return { at, id };
}

async function consentsByProject(
  database: Database,
  projects: readonly Pick<ProjectsTable, "id">[],
): Promise<Map<string, ProjectConsentsTable[]>> {
  const ids = projects.map(({ id }) => id);
  return Map.groupBy(await consentsOf(database, ids), ({ project_id }) => project_id);
}

function listedProject(
  row: ProjectsTable & Pick<ListedProject, "number" | "name">,
  asked: readonly ProjectConsentsTable[],
): ListedProject {
  const [newest] = asked;
  const { town, material, kind, pictures } = contentIn(row.content) ?? emptyProject;
  const moments = [row.written_at, row.published_at, row.taken_down_at, newest?.asked_at];
  const answers = [newest?.answered_at, newest?.taken_back_at];
  return {
    ...{ id: row.id, leadId: row.lead_id, number: row.number, name: row.name },
    ...{ state: stateOf(row, asked), town, material, kind, pictures: pictures.length },
    isPublishable: isPublishable(row, asked),
    at:
      [...moments, ...answers]
        .filter((at) => at != null)
        .sort()
        .at(-1) ?? row.written_at,
  };
}
