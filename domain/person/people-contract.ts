import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { leadStates } from "#domain/lead/lead.ts";
import { leadRow, named } from "#domain/lead/lead-row.ts";
import { timelineEntryWith } from "#domain/lead/timeline-entry.ts";
import { consentWays } from "#domain/text/text-kind.ts";
import { multiLine, singleLine } from "./contact-details.ts";
import { limits } from "./contact-limits.ts";
import { contactPhone } from "./contact-phone.ts";
import { contactChannels, knownPerson, personNoteKinds } from "./known-person.ts";

/* The desk's calls for people: their page, merging them, and everything that is stored about one. */

const params = z.object({ id: z.string() });
const done = z.object({ success: z.literal(true) });

export const personNote = z.object({
  id: z.string(),
  kind: z.enum(personNoteKinds),
  /** For a consent or an opt-out, its wording. */
  text: z.string(),
  at: z.string(),
  /** Null: the person said it by themselves. */
  staff: z.nullable(named),
  /** Of a consent or an opt-out, the number it holds for and how it was said; null for a number that gets no texts. */
  texts: z.nullable(z.object({ number: z.string(), way: z.enum(consentWays) })),
});

export const personMerge = z.object({
  id: z.string(),
  /** The name and the mailbox or phone number of whoever was merged into this person. */
  name: z.string(),
  reach: z.string(),
  at: z.string(),
  staff: named,
  /** Until when it can be undone; null when that is over. */
  undoUntil: z.nullable(z.string()),
});

/** A person as their page shows them. Lists of details are in the order in which they were first given. */
export const person = z.object({
  id: z.string(),
  names: z.array(z.string()),
  mailboxes: z.array(z.string()),
  phones: z.array(z.string()),
  /** The same numbers. Missing in what an earlier release has sent or kept. */
  contactPhones: z.optional(z.array(contactPhone)),
  /** Each address with the number of leads that give it. */
  properties: z.array(z.object({ address: z.string(), leads: z.number() })),
  preferredLanguage: z.string(),
  preferredChannel: z.nullable(z.enum(contactChannels)),
  /** Number of all their leads; `leads` are the newest of them, newest first. */
  leadCount: z.number(),
  leads: z.array(leadRow),
  /** Newest first. */
  notes: z.array(personNote),
  merges: z.array(personMerge),
  /** Others with one of their phone numbers. */
  possiblySame: z.array(knownPerson),
});

export type Person = z.output<typeof person>;

/** An entry of a person's timeline, with the lead that it is about. */
export const personEvent = timelineEntryWith({
  lead: z.object({ id: z.string(), number: z.number(), source: z.string() }),
});

export type PersonEvent = z.output<typeof personEvent>;

const personResponse = z.object({ success: z.literal(true), person });
const otherPerson = z.object({ personId: z.string() });

export const peopleContract = {
  "/desk/people/lookup": {
    post: {
      operation: "lookUpPeople",
      does: "Finds who a caller may be: people whose phone number or address begins with what was typed so far.",
      needs: "leads",
      body: z.object({
        phone: singleLine({ label: "Phone number", max: limits.phone }),
        address: singleLine({ label: "Address", max: limits.address }),
      }),
      response: z.object({ success: z.literal(true), people: z.array(knownPerson) }),
    },
  },
  "/desk/people/{id}": {
    get: {
      operation: "readPerson",
      does: "Returns a person. The id may be that of anybody merged into them.",
      needs: "leads",
      params,
      response: personResponse,
    },
    patch: {
      operation: "changePerson",
      does: "Changes how a person wants to be reached.",
      needs: "leads",
      isSubmission: true,
      params,
      body: z.object({
        preferredLanguage: z.optional(singleLine({ label: "Language", max: 40 })),
        preferredChannel: z.optional(z.nullable(z.enum(contactChannels))),
      }),
      response: personResponse,
    },
  },
  "/desk/people/{id}/timeline": {
    get: {
      operation: "readPersonTimeline",
      does: "Lists mails, calls and everything else that happened to a person's leads, newest first.",
      needs: "leads",
      params,
      query: z.object({ after: z.optional(z.string()) }),
      response: z.object({
        success: z.literal(true),
        entries: z.array(personEvent),
        next: z.nullable(z.string()),
      }),
    },
  },
  "/desk/people/{id}/notes": {
    post: {
      operation: "addPersonNote",
      does: "Adds a note about a person, or a consent that they gave.",
      needs: "leads",
      isSubmission: true,
      params,
      body: z.object({
        kind: z.enum(personNoteKinds),
        text: multiLine({ label: "Text", max: limits.text }).check(
          z.minLength(1, "Text is required"),
        ),
      }),
      response: personResponse,
    },
  },
  "/desk/people/{id}/merges": {
    post: {
      operation: "mergePeople",
      does: "Makes another person and this one the same.",
      needs: "leads",
      isSubmission: true,
      refuses: [409],
      params,
      body: otherPerson,
      response: personResponse,
    },
  },
  "/desk/people/{id}/merges/{mergeId}": {
    delete: {
      operation: "undoMerge",
      does: "Undoes a merge.",
      needs: "leads",
      isSubmission: true,
      refuses: [409],
      params: z.object({ id: z.string(), mergeId: z.string() }),
      response: personResponse,
    },
  },
  "/desk/people/{id}/different": {
    post: {
      operation: "tellPeopleApart",
      does: "Remembers that another person and this one are not the same.",
      needs: "leads",
      isSubmission: true,
      params,
      body: otherPerson,
      response: done,
    },
  },
  "/desk/people/search": {
    post: {
      operation: "findRecords",
      does: "Finds the leads of people by mailbox or phone number, for export and erasure.",
      needs: "records",
      body: z.object({ email: z._default(z.string(), ""), phone: z._default(z.string(), "") }),
      response: z.object({
        success: z.literal(true),
        leads: z.array(
          z.object({
            id: z.string(),
            number: z.number(),
            name: z.string(),
            state: z.enum(leadStates),
            arrivedAt: z.string(),
            personId: z.string(),
            /** Inspections that are booked and still ahead. */
            bookedAhead: z.optional(z.number()),
          }),
        ),
      }),
    },
  },
  "/desk/people/{id}/export": {
    get: {
      operation: "exportPerson",
      does: "Returns everything that is stored about a person.",
      needs: "records",
      needsProof: true,
      params,
      response: z.object({ success: z.literal(true), export: z.record(z.string(), z.unknown()) }),
    },
  },
  "/desk/people/{id}/erase": {
    post: {
      operation: "erasePerson",
      does: "Erases a person everywhere. `confirm` is the number of their newest lead as typed; `mailsUnderWay` may still arrive, since they were being sent.",
      needs: "records",
      needsProof: true,
      refuses: [409],
      params,
      body: z.object({ confirm: z.string() }),
      response: z.object({
        success: z.literal(true),
        leads: z.number(),
        mailsUnderWay: z.number(),
      }),
    },
  },
} as const satisfies ApiContractTable;
