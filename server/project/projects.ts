import { factsOfProfile } from "#content/facts.ts";
import { isCompleteProject, type ProjectContent } from "#domain/project/project-content.ts";
import type { Project } from "#domain/project/project-contract.ts";
import { projectSlug } from "#domain/project/project-slug.ts";
import { mayBePublished, stands } from "#domain/project/project-state.ts";
import { suggestedProject } from "#domain/project/suggested-project.ts";
import { countyInFull } from "#domain/service-area/county.ts";
import { addAuditEntry } from "#server/audit/audit-trail.ts";
import type { Caller } from "#server/call/desk-call.ts";
import type { Database, DatabaseTransaction } from "#server/database/connection.ts";
import { askedOf } from "#server/database/stored-asked.ts";
import { draftChanges, type OrConflict, refuseOther } from "#server/draft/draft-changes.ts";
import {
  draftOf,
  findDraftOf,
  type Place,
  refuseTooMany,
  unknownDraft,
  updateDraft,
} from "#server/draft/drafts-repository.ts";
import { OtherDraft } from "#server/draft/other-draft.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { findLead, type StoredLead } from "#server/lead/stored-lead.ts";
import { visible } from "#server/lead/visible-lead.ts";
import type { Decoder } from "#server/photo/decoder/decoder.ts";
import type { PhotoFiles } from "#server/photo/photo-files.ts";
import { Refusal } from "#server/refusal.ts";
import { contentOf } from "#server/report/reports-repository.ts";
import { addMissingEntries, forgetEntry } from "#server/search/search-entries.ts";
import type { DeskDeps } from "#server/submission/desk-work.ts";
import { askOwner, colorsOf, picturesOfRoof } from "./ask-owner.ts";
import { projectKind } from "./project-kind.ts";
import {
  consentsOf,
  contentIn,
  isSlugTaken,
  listProjects,
  marksOf,
  readProjects,
  storeProject,
} from "./projects-repository.ts";
import type { PublishedProjects } from "./published-projects.ts";
import { withFreeSlug } from "./with-free-slug.ts";

export type ProjectServices = ReturnType<typeof createProjectServices>;

/** Finished roofs at the desk, for whoever may see the lead. */
export function createProjectServices(
  deps: DeskDeps & {
    published: Pick<PublishedProjects, "look" | "all">;
    photoFiles: Pick<PhotoFiles, "load">;
    decoder: Pick<Decoder, "decode">;
  },
) {
  const { connection, profile, published } = deps;
  const { database } = connection;
  const read = (leadId: string) => readProjects(database, leadId, profile.name);
  const drafts = draftChanges(deps, projectKind, read);

  const change: typeof drafts.change = async (...args) => {
    const done = await drafts.change(...args);
    await published.look();
    return done;
  };

  return {
    /** A page of all projects, and how many everybody can see. @throws Refusal 400 */
    all: async ({ after }: { after?: string | undefined }) => ({
      ...(await listProjects(database, after)),
      published: published.all().length,
    }),

    /** Those of a lead, and what a new one can begin with. @throws Refusal 404 */
    async list(caller: Caller, leadId: string) {
      const lead = await visible(database, await findLead(database, leadId), caller);
      return {
        projects: await read(leadId),
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
        const project = await findDraftOf(transaction, projectKind, place);
        const [json, at] = [JSON.stringify(content), now.toISOString()];
        const written = { content: json, written_at: at, written_by: caller.staff.id };
        if (!project) {
          await refuseTooMany(transaction, projectKind, place.leadId);
          await storeProject(transaction, {
            ...{ id: place.id, lead_id: place.leadId, ...written, revision: 1, started_at: at },
            ...{ slug: null, consent_id: null, published_at: null, published_by: null },
            ...{ taken_down_at: null, taken_down_by: null, held_at: null },
          });
        } else if (project.content !== json) {
          refuseOther(projectKind, project, revision);
          const next = { ...written, revision: revision + 1 };
          await updateDraft(transaction, projectKind, place.id, next);
        }
        // The id of a new one is the sender's word.
        if (project) await forgetEntry(transaction, place.id);
        await addMissingEntries(transaction, [place.leadId]);
        await addLeadChange(transaction, place.leadId, now);
      }),

    /** Deletes a draft; one that is not there is gone. @throws Refusal 404, 409 when its owner was asked. */
    async discard(caller: Caller, place: Place): Promise<void> {
      await drafts.discard(caller, place, async ({ id }, transaction) => {
        if ((await consentsOf(transaction, [id])).length > 0) {
          throw new Refusal(409, "Its owner was asked, so that it stays.").because("asked project");
        }
        await forgetEntry(transaction, id);
      });
    },

    /** Asks the owner of the roof. @throws Refusal 404, 400 */
    async ask(
      caller: Caller,
      place: Place,
      revision: number,
    ): Promise<OrConflict<Project> & { isMailed: boolean }> {
      await visible(database, await findLead(database, place.leadId), caller);
      // Before the transaction: reading pictures takes its time.
      const content = contentIn((await findDraftOf(database, projectKind, place))?.content ?? "");
      const chosen = new Set(content?.pictures.map(({ id }) => id));
      const there = [...(await picturesOfRoof(database, place.leadId)).values()];
      const colors = await colorsOf(
        there.filter(({ roof_photo_id }) => chosen.has(roof_photo_id)),
        deps,
      );
      let isMailed = false;
      const answer = await change(caller, place, async (transaction, lead, now) => {
        const project = await draftOf(transaction, projectKind, place);
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
          const project = await draftOf(transaction, projectKind, place);
          const consents = await consentsOf(transaction, [project.id]);
          const consent = consents.find(({ id }) => id === question);
          if (!consent || consent !== consents[0] || !stands(marksOf(consent))) {
            throw new OtherDraft("Its owner has not agreed to this, or has taken it back.");
          }
          if (!mayBePublished(marksOf(consent), project.held_at)) {
            const words = "A backup was restored since they agreed. Ask them anew.";
            throw new OtherDraft(words);
          }
          const isPublic =
            project.consent_id === consent.id && !project.taken_down_at && !project.held_at;
          if (isPublic) return;
          const content = contentIn(consent.content);
          if (!content || !isCompleteProject(content)) throw unknownDraft(projectKind);
          const [staffId, at] = [caller.staff.id, now.toISOString()];
          await updateDraft(transaction, projectKind, project.id, {
            ...{ consent_id: consent.id, published_at: at, published_by: staffId },
            ...{ taken_down_at: null, taken_down_by: null, held_at: null },
            slug: project.slug ?? projectSlug(content, await isSlugTaken(transaction)),
          });
          await note(transaction, { leadId, project: project.id, does: "published" }, staffId, now);
        }),
      ),

    /** Takes its page down. @throws Refusal 404, 409 when it was never published. */
    async takeDown(caller: Caller, place: Place): Promise<Project> {
      const { shown } = await change(caller, place, async (transaction, lead, now) => {
        const stored = await draftOf(transaction, projectKind, place);
        if (!stored.published_at) {
          throw new Refusal(409, "This project was not published.").because("no such publication");
        }
        if (stored.taken_down_at) return;
        const [staffId, at] = [caller.staff.id, now.toISOString()];
        await updateDraft(transaction, projectKind, stored.id, {
          taken_down_at: at,
          taken_down_by: staffId,
        });
        const what = { leadId: lead.id, project: stored.id, does: "taken-down" as const };
        await note(transaction, what, staffId, now);
      });
      return shown;
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
