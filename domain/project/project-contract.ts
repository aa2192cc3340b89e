import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { named } from "#domain/lead/lead-row.ts";
import { projectContent } from "./project-content.ts";
import { projectStates } from "./project-state.ts";

/* The desk's calls for finished roofs. */

/** What an owner was asked last. */
const question = z.object({
  id: z.string(),
  /** The sentences that they read. */
  wording: z.string(),
  /** Whether they were shown what the draft says now. */
  isCurrent: z.boolean(),
  /** Whether asking about the draft as it is now would change nothing: the same was asked, and waits or was agreed to. */
  isAskedAlready: z.boolean(),
  askedAt: z.string(),
  askedBy: z.nullable(named),
  answer: z.nullable(z.enum(["yes", "no"])),
  answeredAt: z.nullable(z.string()),
  /** The name under which we know whoever answered; empty: nobody has. */
  answeredAs: z.string(),
  takenBackAt: z.nullable(z.string()),
});

export const project = z.object({
  id: z.string(),
  leadId: z.string(),
  state: z.enum(projectStates),
  /** The draft. What is public is what its owner was shown. */
  content: projectContent,
  /** Rises with every change of the draft; a change names the one that it is based on. */
  revision: z.number(),
  startedAt: z.string(),
  writtenAt: z.string(),
  writtenBy: z.nullable(named),
  /** Null: nobody was asked yet. */
  question: z.nullable(question),
  /** Whether there is something agreed to that is not public. */
  isPublishable: z.boolean(),
  publishedAt: z.nullable(z.string()),
  publishedBy: z.nullable(named),
  /** Its page's address, without a host, once it was published. */
  path: z.nullable(z.string()),
});

export type Project = z.output<typeof project>;

/** Projects on a page of the desk's list. */
export const projectsPageSize = 50;

/** One of all projects, for the desk's list. */
const listedProject = z.object({
  id: z.string(),
  leadId: z.string(),
  /** Of the lead. */
  number: z.number(),
  name: z.string(),
  state: z.enum(projectStates),
  town: z.string(),
  material: projectContent.shape.material,
  kind: projectContent.shape.kind,
  pictures: z.number(),
  isPublishable: z.boolean(),
  /** When it came to that state, or was written last. */
  at: z.string(),
});

export type ListedProject = z.output<typeof listedProject>;

const projectId = z.string().check(z.regex(/^[\w-]{1,64}$/, { error: "No such project" }));
const leadParams = z.object({ id: z.string() });
const params = z.object({ id: z.string(), project: projectId });
const answer = z.object({ success: z.literal(true), project });

/** 409: it is another than the caller has read. Contains the sentence and the project as it is now. */
export const projectConflict = z.object({ success: z.literal(false), error: z.string(), project });

/** Bytes of a project: its words, and 24 pictures. */
const bodyBytes = 65_536;

export const projectContract = {
  "/desk/projects": {
    get: {
      operation: "listProjects",
      does: "Lists finished roofs, drafts among them, those written in last first, a page at a time, and says how many are published. 400 for an unknown `after`.",
      needs: "leads",
      query: z.object({ after: z.optional(z.string().check(z.maxLength(120))) }),
      response: z.object({
        success: z.literal(true),
        projects: z.array(listedProject),
        /** The `after` of the next page; null on the last one. */
        next: z.nullable(z.string()),
        published: z.number(),
      }),
    },
  },
  "/desk/leads/{id}/projects": {
    get: {
      operation: "listProjectsOfLead",
      does: "Lists the finished roofs of a lead, the newest first. A new one can begin with what its report, its amount and its address say.",
      needs: "day",
      params: leadParams,
      response: z.object({
        success: z.literal(true),
        projects: z.array(project),
        suggested: projectContent,
        /** Those that we serve, by their names in full. */
        counties: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    },
  },
  "/desk/leads/{id}/projects/{project}": {
    put: {
      operation: "writeProject",
      does: "Stores a draft under an id that the sender has made. The same content again changes nothing. What is public stays as it is. 409 with the project when somebody else has written in it since `revision`.",
      needs: "day",
      params,
      bodyBytes,
      body: z.object({
        /** The one that it is based on; 0: it is new. */
        revision: z.int().check(z.minimum(0)),
        content: projectContent,
      }),
      refuses: [400],
      response: answer,
      conflict: projectConflict,
    },
    delete: {
      operation: "discardProject",
      does: "Deletes a draft. 409 when its owner was asked: what they were asked and have answered stays.",
      needs: "day",
      params,
      refuses: [409],
      response: z.object({ success: z.literal(true) }),
    },
  },
  "/desk/leads/{id}/projects/{project}/question": {
    put: {
      operation: "askAboutProject",
      does: "Asks the owner of the roof, by mail and on their page, whether it may be shown as the draft has it. Asked again about the same, it changes nothing while they have not answered, or agree. What they have agreed to before a backup was restored is asked anew. 400 when something is missing from it. 409 with the project when somebody has written in it since `revision`.",
      needs: "leads",
      params,
      body: z.object({ revision: z.int().check(z.minimum(1)) }),
      refuses: [400],
      response: z.object({
        ...answer.shape,
        /** Whether a mail is on its way to them. If not, they find the question on their page alone. */
        isMailed: z.boolean(),
      }),
      conflict: projectConflict,
    },
  },
  "/desk/leads/{id}/projects/{project}/publication": {
    put: {
      operation: "publishProject",
      does: "Publishes what the owner of the roof has agreed to. Done again, it changes nothing. 409 with the project when they have not agreed to `question`, have taken it back, or agreed to it before a backup was restored.",
      needs: "business",
      needsProof: true,
      params,
      body: z.object({ question: projectId }),
      response: answer,
      conflict: projectConflict,
    },
    delete: {
      operation: "takeProjectDown",
      does: "Takes the page of a finished roof down, with its pictures, until it is published again. Done again, it changes nothing.",
      needs: "leads",
      params,
      refuses: [409],
      response: answer,
    },
  },
} as const satisfies ApiContractTable;
