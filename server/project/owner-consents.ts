import { consentWording } from "#content/en/project-consent.ts";
import { projectPath } from "#content/links.ts";
import { type CalendarDay, dayInZone } from "#domain/calendar/calendar-day.ts";
import { type OwnerView, ownerView } from "#domain/project/owner-view.ts";
import { inStages } from "#domain/project/project.ts";
import { type CompleteProject, isCompleteProject } from "#domain/project/project-content.ts";
import { stands } from "#domain/project/project-state.ts";
import type { ProjectStage } from "#domain/project/project-terms.ts";
import type { ChangeFeed } from "#server/change-feed/change-feed.ts";
import type { Connection, Database, DatabaseTransaction } from "#server/database/connection.ts";
import type {
  ProjectConsentsTable,
  ProjectsTable,
} from "#server/database/schema/project-tables.ts";
import { findDraft } from "#server/draft/drafts-repository.ts";
import { addLeadChange, addLeadEvent } from "#server/lead/lead-events.ts";
import { lockLead } from "#server/lead/stored-lead.ts";
import { type Looking, leadsOnPage, openOwnLink } from "#server/my-roof/open-link.ts";
import type { PhotosForPages } from "#server/photo/photos-for-pages.ts";
import { Refusal } from "#server/refusal.ts";
import { picturesOfRoof } from "./ask-owner.ts";
import { momentAfter } from "./moment-after.ts";
import { projectKind } from "./project-kind.ts";
import { consentsOf, contentIn, marksOf } from "./projects-repository.ts";
import type { PublishedProjects } from "./published-projects.ts";

/** A picture of what an owner is asked about. */
export type AskedPicture = {
  id: string;
  stage: ProjectStage;
  says: string;
  width: number;
  height: number;
  /** Whether its photo is still there. */
  isThere: boolean;
};

/** What an owner is asked, and has answered, as their page shows it. */
export type AskedProject = {
  id: string;
  /** Of the question, which an answer names: nobody agrees to what they have not before them. */
  question: string;
  content: CompleteProject;
  pictures: AskedPicture[];
  wording: string;
  view: OwnerView;
  answeredOn: CalendarDay | null;
  /** Whether anything can be taken back: this answer, or an earlier one that still holds. */
  isRevocable: boolean;
  /** The address of its page, without a host, while pages show it. */
  page: string | null;
};

export type OwnerConsents = ReturnType<typeof createOwnerConsents>;

/** Asking the owners of finished roofs, on their own page. */
export function createOwnerConsents(parts: {
  connection: Connection;
  profile: { timeZone: string; name: string };
  published: Pick<PublishedProjects, "look" | "onPages">;
  photosForPages: PhotosForPages;
  changes: Pick<ChangeFeed, "wake">;
  clock: () => Date;
}) {
  const { connection, profile, published, photosForPages, changes, clock } = parts;
  const { database } = connection;

  /** The project if it is one of this page's. */
  async function leadOf(leadIds: readonly string[], projectId: string) {
    if (leadIds.length === 0) return undefined;
    return database
      .selectFrom("projects")
      .select(["id", "lead_id", "consent_id", "taken_down_at", "held_at"])
      .where("id", "=", projectId)
      .where("lead_id", "in", leadIds)
      .executeTakeFirst();
  }

  async function newestOf(token: string, projectId: string, looking: Looking) {
    const leads = (await leadsOnPage(database, token, looking)) ?? [];
    const project = await leadOf(
      leads.map(({ id }) => id),
      projectId,
    );
    if (!project) return undefined;
    const consents = await consentsOf(database, [projectId]);
    const [newest] = consents;
    return newest && { project, newest, consents };
  }

  async function draftOf(token: string, projectId: string, looking: Looking) {
    const leads = (await leadsOnPage(database, token, looking)) ?? [];
    const found = await leadOf(
      leads.map(({ id }) => id),
      projectId,
    );
    const draft = found && (await findDraft(database, projectKind, found.id));
    const content = draft && contentIn(draft.content);
    if (!content || !isCompleteProject(content)) return undefined;
    return { project: draft, content, consents: await consentsOf(database, [draft.id]) };
  }

  /** What is true of a project for its owner. @param isDraft Whether they would be asked about it as it is now. */
  function viewOf(
    project: Pick<ProjectsTable, "id" | "consent_id" | "taken_down_at" | "held_at">,
    consents: readonly ProjectConsentsTable[],
    isDraft = false,
  ): OwnerView {
    const known = consents.map((consent) => ({ id: consent.id, ...marksOf(consent) }));
    return ownerView({
      asked: isDraft ? [unanswered, ...known] : known,
      ...{ publishedId: project.consent_id, takenDownAt: project.taken_down_at },
      ...{ heldAt: project.held_at, isOnPages: published.onPages(project.id) !== undefined },
    });
  }

  /**
   * Works on what was asked, for whoever has the link. @throws Refusal 404 when it leads nowhere, or nothing was asked.
   */
  async function answer(
    token: string,
    projectId: string,
    work: (
      transaction: DatabaseTransaction,
      consents: [ProjectConsentsTable, ...ProjectConsentsTable[]],
      by: { name: string; linkId: string; at: string },
    ) => Promise<("agreed" | "refused" | "taken-back")[]>,
  ): Promise<void> {
    await connection.transact(async (transaction) => {
      const opened = await openOwnLink(transaction, token);
      const project = await transaction
        .selectFrom("projects")
        .select(["id", "lead_id", "held_at"])
        .where("id", "=", projectId)
        .executeTakeFirst();
      const lead = project && opened?.leads.find(({ id }) => id === project.lead_id);
      if (!opened || !project || !lead) throw nothingAsked();
      await lockLead(transaction, lead.id);
      const [newest, ...others] = await consentsOf(transaction, [projectId]);
      if (!newest) throw nothingAsked();
      const now = clock();
      // What is said now holds, whatever was restored before, and whatever the clock says.
      const at = momentAfter(now, [project.held_at]);
      const by = { name: lead.name, linkId: opened.link.id, at };
      const done = await work(transaction, [newest, ...others], by);
      if (done.length === 0) return;
      for (const does of done) {
        const event = { kind: "project" as const, details: { does, project: projectId } };
        await addLeadEvent(transaction, { leadId: lead.id, at: now, staffId: null, event });
      }
      await addLeadChange(transaction, lead.id, now);
    });
    await published.look();
    changes.wake();
  }

  return {
    /** What somebody is asked about one of their roofs; undefined when it is none of theirs, or nobody has asked. */
    async find(
      token: string,
      projectId: string,
      looking: Looking,
    ): Promise<AskedProject | undefined> {
      const found = await newestOf(token, projectId, looking);
      const content = found && contentIn(found.newest.content);
      if (!found || !content || !isCompleteProject(content)) return undefined;
      const { project, newest, consents } = found;
      const view = viewOf(project, consents);
      const page = published.onPages(projectId);
      const { answered_at } = newest;
      return {
        ...{ id: projectId, question: newest.id, content, wording: newest.wording },
        pictures: await picturesOf(database, newest.id, content),
        ...{ view, page: page && view === "shown" ? projectPath(page) : null },
        answeredOn:
          answered_at === null ? null : dayInZone(Date.parse(answered_at), profile.timeZone),
        isRevocable: consents.some((one) => stands(marksOf(one))),
      };
    },

    /** What its owner would be asked, for staff who look at the draft; undefined while something is missing from it. */
    async preview(
      token: string,
      projectId: string,
      looking: Looking,
    ): Promise<AskedProject | undefined> {
      if (!looking) return undefined;
      const draft = await draftOf(token, projectId, looking);
      if (!draft) return undefined;
      const there = await picturesOfRoof(database, draft.project.lead_id);
      return {
        ...{ id: projectId, question: "", content: draft.content, page: null },
        view: viewOf(draft.project, draft.consents, true),
        ...{ wording: consentWording(profile.name), answeredOn: null, isRevocable: false },
        pictures: inStages(
          draft.content.pictures.map(({ id, stage, says }) => {
            const photo = there.get(id);
            const isAcross = photo?.turn === 90 || photo?.turn === 270;
            const { width = 1, height = 1 } = photo ?? {};
            const size = isAcross ? { width: height, height: width } : { width, height };
            return { id, stage, says, ...size, isThere: photo !== undefined };
          }),
        ),
      };
    },

    /** A picture of the draft, for them. */
    async draftPicture(
      place: { token: string; projectId: string; pictureId: string },
      network: string,
      looking: Looking,
    ): Promise<Buffer | undefined> {
      const draft = looking && (await draftOf(place.token, place.projectId, looking));
      const isChosen = draft?.content.pictures.some(({ id }) => id === place.pictureId);
      const photo =
        draft &&
        isChosen &&
        (await picturesOfRoof(database, draft.project.lead_id)).get(place.pictureId);
      return photo ? photosForPages.forPage(photo, network) : undefined;
    },

    /** A picture of it, as large as a page needs. */
    async picture(
      place: { token: string; projectId: string; pictureId: string },
      network: string,
      looking: Looking,
    ): Promise<Buffer | undefined> {
      const found = await newestOf(place.token, place.projectId, looking);
      if (!found) return undefined;
      const photo = await photosOf(database, found.newest.id)
        .where("picture.id", "=", place.pictureId)
        .select(["photos.id", "photos.digest", "picture.turn"])
        .executeTakeFirst();
      return photo && photosForPages.forPage(photo, network);
    },

    /**
     * Says yes or no to what was asked. The same again changes nothing; what was taken back stays so until somebody asks anew.
     * A no takes back all that they have agreed to before: nothing of the roof is shown from now on.
     * @throws Refusal 404; 409 when they were asked something newer meanwhile.
     */
    say: (
      token: string,
      projectId: string,
      { question, says }: { question: string; says: "yes" | "no" },
    ): Promise<void> =>
      answer(token, projectId, async (transaction, consents, { name, linkId, at }) => {
        const [newest] = consents;
        if (newest.id !== question) {
          const words = "What we would show has changed since. Look at it again, please.";
          throw new Refusal(409, words).because("older question");
        }
        const done: ("agreed" | "refused" | "taken-back")[] = [];
        // A yes is taken back and never overwritten.
        const isOpen = newest.answer === null || newest.answer === "no";
        if (isOpen && newest.answer !== says) {
          await transaction
            .updateTable("project_consents")
            .set({ answer: says, answered_at: at, answered_as: name, link_id: linkId })
            .where("id", "=", newest.id)
            .execute();
          done.push(says === "yes" ? "agreed" : "refused");
        }
        if (says === "no" && (await takeBackAll(transaction, consents, at))) {
          done.push("taken-back");
        }
        return done;
      }),

    /** Takes back all that somebody has agreed to about this roof: nothing of it is shown from now on. */
    takeBack: (token: string, projectId: string): Promise<void> =>
      answer(token, projectId, async (transaction, consents, { at }) =>
        (await takeBackAll(transaction, consents, at)) ? ["taken-back"] : [],
      ),
  };
}

/** @returns whether any of them stood. */
async function takeBackAll(
  transaction: DatabaseTransaction,
  consents: readonly ProjectConsentsTable[],
  at: string,
): Promise<boolean> {
  const standing = consents.filter((one) => stands(marksOf(one)));
  if (standing.length === 0) return false;
  await transaction
    .updateTable("project_consents")
    .set({ taken_back_at: at })
    .where(
      "id",
      "in",
      standing.map(({ id }) => id),
    )
    .execute();
  return true;
}

const unanswered = { id: "", answer: null, answeredAt: null, takenBackAt: null };

const photosOf = (database: Database, consentId: string) =>
  database
    .selectFrom("project_pictures as picture")
    .innerJoin("roof_photos", "roof_photos.id", "picture.roof_photo_id")
    .innerJoin("photos", "photos.id", "roof_photos.photo_id")
    .where("picture.consent_id", "=", consentId)
    .where("photos.ends_at", "is", null);

async function picturesOf(
  database: Database,
  consentId: string,
  content: CompleteProject,
): Promise<AskedPicture[]> {
  const rows = await database
    .selectFrom("project_pictures")
    .selectAll()
    .where("consent_id", "=", consentId)
    .orderBy("position")
    .execute();
  const there = await photosOf(database, consentId).select("picture.id").execute();
  const ids = new Set(there.map(({ id }) => id));
  const said = new Map(content.pictures.map((picture) => [picture.id, picture]));
  return inStages(
    rows.flatMap(({ id, roof_photo_id, width, height }) => {
      const picture = said.get(roof_photo_id);
      if (!picture) return [];
      const { stage, says } = picture;
      return [{ id, stage, says, width, height, isThere: ids.has(id) }];
    }),
  );
}

function nothingAsked(): Refusal {
  return new Refusal(404, "This link leads nowhere.").because("unknown link");
}
