import { factsOfProfile } from "#content/facts.ts";
import { isCompleteProject, type ProjectContent } from "#domain/project/project-content.ts";
import type { Project } from "#domain/project/project-contract.ts";
import { projectSlug } from "#domain/project/project-slug.ts";
import { mayBePublished, stands } from "#domain/project/project-state.ts";
import { projectLimits } from "#domain/project/project-terms.ts";
import { suggestedProject } from "#domain/project/suggested-project.ts";
import { countyInFull } from "#domain/service-area/county.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import type { ProjectsTable } from "#server/database/schema/project-tables.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import { unknownLead } from "#server/lead/lead-conflict.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { findLead, lockLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { Decoder } from "#server/photo/decoder/decoder.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { Refusal } from "#server/refusal.ts";
import { contentOf } from "#server/report/reports-repository.ts";
import { addMissingEntries, forgetEntry } from "#server/search/search-entries.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { isId } from "#server/unguessable-id.ts";
import { askOwner, colorsOf, picturesOfRoof } from "./ask-owner.ts";
import { OtherProject } from "./other-project.ts";
import {
  consentsOf,
  contentIn,
  countProjects,
  deleteProject,
  findProject,
  isSlugTaken,
  listProjects,
  marksOf,
  readProjects,
  storeProject,
  updateProject,
} from "./projects-repository.ts";
import type { PublishedProjects } from "./published-projects.ts";
import { withFreeSlug } from "./with-free-slug.ts";

export type ProjectServices = ReturnType<typeof createProjectServices>;

/** Which project of which lead. */
type Place = { leadId: string; id: string };

/** A project as it is now; `conflict` says why what was asked was not done. */
export type ProjectOrConflict = { project: Project; conflict: string | null };

/** Finished roofs at the desk, for whoever may see the lead. */
export function createProjectServices(
  deps: DeskDeps & {
    published: Pick<PublishedProjects, "look" | "all">;
    photoFiles: Pick<PhotoFiles, "load">;
    decoder: Pick<Decoder, "decode">;
  },
) {
  const { connection, profile, changes, outbox, published, clock } = deps;
  const { database } = connection;

  /** Works while nobody else can change the lead. @throws Refusal 404 */
  async function change(
    caller: Caller,
    { leadId, id }: Place,
    work: (transaction: DatabaseTransaction, lead: StoredLead, now: Date) => Promise<void>,
  ): Promise<ProjectOrConflict> {
    let conflict: string | null = null;
    try {
      await connection.transact(async (transaction) => {
        if (!isId(leadId)) throw unknownLead();
        const lead = await visible(transaction, await lockLead(transaction, leadId), caller);
        await work(transaction, lead, clock());
      });
    } catch (error) {
      if (!(error instanceof OtherProject)) throw error;
      conflict = error.message;
    }
    outbox.wake();
    changes.wake();
    await published.look();
    const projects = await readProjects(database, leadId, profile.name);
    const project = projects.find((one) => one.id === id);
    if (!project) throw unknownProject();
    return { project, conflict };
  }

  return {
    /** All projects, and how many everybody can see. */
    all: async () => ({
      projects: await listProjects(database),
      published: published.all().length,
    }),

    /** Those of a lead, and what a new one can begin with. @throws Refusal 404 */
    async list(caller: Caller, leadId: string) {
      const lead = await visible(database, await findLead(database, leadId), caller);
      return {
        projects: await readProjects(database, leadId, profile.name),
        suggested: await suggestedFor(database, lead),
        counties: factsOfProfile(profile).counties.map((county) => ({
          ...{ id: county.id, name: countyInFull(county) },
        })),
      };
    },

    /** Stores a draft. @throws Refusal 404 for another lead's; 400 when there are too many. */
    write: (
      caller: Caller,
      place: Place,
      { revision, content }: { revision: number; content: ProjectContent },
    ) =>
      change(caller, place, async (transaction, _lead, now) => {
        const project = await projectOf(transaction, place);
        const [json, at] = [JSON.stringify(content), now.toISOString()];
        const written = { content: json, written_at: at, written_by: caller.staff.id };
        if (!project) {
          await refuseTooMany(transaction, place.leadId);
          await storeProject(transaction, {
            ...{ id: place.id, lead_id: place.leadId, ...written, revision: 1, started_at: at },
            ...{ slug: null, consent_id: null, published_at: null, published_by: null },
            ...{ taken_down_at: null, taken_down_by: null, held_at: null },
          });
        } else if (project.content !== json) {
          if (revision !== project.revision) {
            throw new OtherProject("Somebody else has written in this project meanwhile.");
          }
          await updateProject(transaction, place.id, { ...written, revision: revision + 1 });
        }
        await forgetEntry(transaction, place.id);
        await addMissingEntries(transaction, [place.leadId]);
        await addLeadChange(transaction, place.leadId, now);
      }),

    /** Deletes a draft; one that is not there is gone. @throws Refusal 404, 409 when its owner was asked. */
    async discard(caller: Caller, { leadId, id }: Place): Promise<void> {
      await connection.transact(async (transaction) => {
        if (!isId(leadId)) throw unknownLead();
        await visible(transaction, await lockLead(transaction, leadId), caller);
        const project = await projectOf(transaction, { leadId, id });
        if (!project) return;
        if ((await consentsOf(transaction, [id])).length > 0) {
          throw new Refusal(409, "Its owner was asked, so that it stays.").because("asked project");
        }
        await deleteProject(transaction, id);
        await forgetEntry(transaction, id);
        const now = clock();
        await addAuditEntry(transaction, {
          ...{ at: now, staffId: caller.staff.id, action: "lead.project-discarded", leadId },
          details: { project: id },
        });
        await addLeadChange(transaction, leadId, now);
      });
      changes.wake();
    },

    /** Asks the owner of the roof. @throws Refusal 404, 400 */
    async ask(
      caller: Caller,
      place: Place,
      revision: number,
    ): Promise<ProjectOrConflict & { isMailed: boolean }> {
      await visible(database, await findLead(database, place.leadId), caller);
      // Before the transaction: reading pictures takes its time.
      const content = contentIn((await projectOf(database, place))?.content ?? "");
      const chosen = new Set(content?.pictures.map(({ id }) => id));
      const there = [...(await picturesOfRoof(database, place.leadId)).values()];
      const colors = await colorsOf(
        there.filter(({ roof_photo_id }) => chosen.has(roof_photo_id)),
        deps,
      );
      let isMailed = false;
      const answer = await change(caller, place, async (transaction, lead, now) => {
        const project = await projectOf(transaction, place);
        if (!project) throw unknownProject();
        const by = { staffId: caller.staff.id, now, business: profile.name };
        const asked = await askOwner(transaction, { project, lead, revision, colors }, by);
        isMailed = asked ?? lead.email !== "";
      });
      return { ...answer, isMailed };
    },

    /** Publishes what its owner has agreed to. @throws Refusal 404 */
    publish: (caller: Caller, place: Place, question: string) =>
      withFreeSlug(() =>
        change(caller, place, async (transaction, { id: leadId }, now) => {
          const project = await projectOf(transaction, place);
          if (!project) throw unknownProject();
          const consents = await consentsOf(transaction, [project.id]);
          const consent = consents.find(({ id }) => id === question);
          if (!consent || consent !== consents[0] || !stands(marksOf(consent))) {
            throw new OtherProject("Its owner has not agreed to this, or has taken it back.");
          }
          if (!mayBePublished(marksOf(consent), project.held_at)) {
            const words = "A backup was restored since they agreed. Ask them anew.";
            throw new OtherProject(words);
          }
          const isPublic =
            project.consent_id === consent.id && !project.taken_down_at && !project.held_at;
          if (isPublic) return;
          const content = contentIn(consent.content);
          if (!content || !isCompleteProject(content)) throw unknownProject();
          const [staffId, at] = [caller.staff.id, now.toISOString()];
          await updateProject(transaction, project.id, {
            ...{ consent_id: consent.id, published_at: at, published_by: staffId },
            ...{ taken_down_at: null, taken_down_by: null, held_at: null },
            slug: project.slug ?? projectSlug(content, await isSlugTaken(transaction)),
          });
          await note(transaction, { leadId, project: project.id, does: "published" }, staffId, now);
        }),
      ),

    /** Takes its page down. @throws Refusal 404, 409 when it was never published. */
    async takeDown(caller: Caller, place: Place): Promise<Project> {
      const { project } = await change(caller, place, async (transaction, lead, now) => {
        const stored = await projectOf(transaction, place);
        if (!stored) throw unknownProject();
        if (!stored.published_at) {
          throw new Refusal(409, "This project was not published.").because("no such publication");
        }
        if (stored.taken_down_at) return;
        const [staffId, at] = [caller.staff.id, now.toISOString()];
        await updateProject(transaction, stored.id, { taken_down_at: at, taken_down_by: staffId });
        const what = { leadId: lead.id, project: stored.id, does: "taken-down" as const };
        await note(transaction, what, staffId, now);
      });
      return project;
    },
  };
}

const auditActions = {
  published: "lead.project-published",
  "taken-down": "lead.project-taken-down",
} as const;

async function note(
  transaction: DatabaseTransaction,
  { leadId, project, does }: { leadId: string; project: string; does: keyof typeof auditActions },
  staffId: string,
  at: Date,
): Promise<void> {
  const event = { kind: "project" as const, details: { does, project } };
  await addLeadEvent(transaction, { leadId, at, staffId, event });
  await addAuditEntry(transaction, {
    ...{ at, staffId, action: auditActions[does], leadId, details: { project } },
  });
  await addLeadChange(transaction, leadId, at);
}

async function suggestedFor(database: Database, lead: StoredLead): Promise<ProjectContent> {
  const report = await database
    .selectFrom("reports")
    .select("content")
    .where("lead_id", "=", lead.id)
    .where("revoked_at", "is", null)
    .orderBy("started_at", "desc")
    .executeTakeFirst();
  return suggestedProject({
    report: report ? contentOf(report) : null,
    amountCents: lead.state === "won" ? lead.amount_cents : null,
    isCommercial: askedOf(lead).choices.service === "commercial",
    address: lead.address,
  });
}

async function refuseTooMany(transaction: DatabaseTransaction, leadId: string): Promise<void> {
  if ((await countProjects(transaction, leadId)) < projectLimits.projects) return;
  const words = `A lead takes ${projectLimits.projects} projects. Delete a draft first.`;
  throw new Refusal(400, words).because("too many projects");
}

/** The project if it is there. @throws Refusal 404 when it is another lead's. */
async function projectOf(
  database: Database,
  { id, leadId }: Place,
): Promise<ProjectsTable | undefined> {
  const project = await findProject(database, id);
  if (project && project.lead_id !== leadId) throw unknownProject();
  return project;
}

function unknownProject(): Refusal {
  return new Refusal(404, "This project is no longer here.").because("unknown project");
}
