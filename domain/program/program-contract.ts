import { z } from "zod/mini";
import type { ApiContractTable } from "#domain/api/api-call.ts";
import { slotsQuery } from "#domain/appointment/appointment-contract.ts";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import { callOutcomes, leadKinds, leadStates } from "#domain/lead/lead.ts";
import {
  emailField,
  multiLine,
  nameField,
  optionalAddressField,
  phoneField,
  singleLine,
} from "#domain/person/contact-details.ts";
import { limits } from "#domain/person/contact-limits.ts";
import { tokenScopes } from "#domain/token/access-token.ts";
import { programAppointment, programEvent, programLead, programPerson } from "./program-records.ts";

/*
 * The calls of `/api/v1`, with which other programs read what the office knows and add to it. What a client of them relies on
 * stays: keys are added and never renamed or taken away, and a new kind of something is a value that clients pass over. What
 * cannot be done so is `/api/v2`, beside it.
 */

/** The most rows of one page. */
export const largestPage = 200;

const usualPage = 50;

const params = z.object({ id: z.string() });

const rowsOfPage = `Enter a whole number from 1 to ${largestPage}`;
const limit = z._default(
  z.coerce
    .number(rowsOfPage)
    .check(z.int(rowsOfPage), z.minimum(1, rowsOfPage), z.maximum(largestPage, rowsOfPage)),
  usualPage,
);

/** The `next` of the page before; absent: from the beginning. */
const after = z.optional(z.string().check(z.maxLength(200)));

const changesQuery = z.object({ after, limit });

/** What the pages of a list have in common that is in the order of changes. */
const changesPage = {
  /** Where the next page begins. At the end of the list, it begins with whatever changes from now on. */
  next: z.string(),
  /** Whether more is there already. */
  hasMore: z.boolean(),
};

/** What a copy deletes: it was erased, or kept long enough. */
const gone = z.object({ id: z.string() });

const moment = z.iso.datetime({
  offset: true,
  error: "Enter a moment such as 2026-06-02T16:00:00Z",
});

/** Whoever writes a program learns from a refusal which values there are. */
function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `Use one of: ${values.join(", ")}`);
}

const leadResponse = z.object({ success: z.literal(true), lead: programLead });

const inOrderOfChanges =
  "In the order of changes, those that changed last at the end: whoever goes on with `next` until `hasMore` is false, and later again, has a copy without gaps. What changes meanwhile comes once more, at the end. 410 (`start-over`) when `after` is older than 90 days.";

export const programContract = {
  "/v1/openapi.json": {
    get: {
      operation: "getOpenApiDocument",
      does: "Returns this document. It is the only answer without `success`.",
      isOpenToStrangers: true,
      response: z.record(z.string(), z.unknown()),
    },
  },
  "/v1/token": {
    get: {
      operation: "readToken",
      does: "Says what the access token may do, and until when. It shows whether a connection works.",
      response: z.object({
        success: z.literal(true),
        token: z.object({
          name: z.string(),
          scopes: z.array(z.enum(tokenScopes)),
          expiresAt: z.nullable(z.string()),
        }),
      }),
    },
  },
  "/v1/leads": {
    get: {
      operation: "listLeads",
      does: `Lists leads. ${inOrderOfChanges} With \`state\` or \`kind\` only such leads are listed, and one that no longer is one is not mentioned again. With \`changedSince\` only what has changed since then is. Name the same on each page.`,
      scope: "leads:read",
      query: z.object({
        ...changesQuery.shape,
        changedSince: z.optional(moment),
        state: z.optional(oneOf(leadStates)),
        kind: z.optional(oneOf(leadKinds)),
      }),
      response: z.object({
        success: z.literal(true),
        leads: z.array(programLead),
        gone: z.array(gone),
        ...changesPage,
      }),
      refuses: [410],
    },
    post: {
      operation: "createLead",
      does: "Stores an inquiry as the contact form does: the office is alerted, and the person gets the same confirmation. `source` is where it came from, as lists and numbers name it; without it, or empty, they name the token.",
      scope: "leads:write",
      isSubmission: true,
      body: z.object({
        name: nameField,
        email: emailField,
        phone: phoneField,
        address: optionalAddressField,
        // Programs that fill in a form send a field of theirs that is empty as an empty text.
        subject: z._default(singleLine({ label: "Subject", max: 200 }), ""),
        message: multiLine({ label: "Message", max: limits.text }),
        source: z._default(singleLine({ label: "Source", max: 80 }), ""),
      }),
      response: leadResponse,
      statuses: [201],
    },
  },
  "/v1/leads/newest": {
    get: {
      operation: "listNewestLeads",
      does: "Lists the leads that arrived last, newest first, for programs that look again and again and know by its `id` what they have seen. Spam is left out.",
      scope: "leads:read",
      query: z.object({ limit }),
      response: z.object({ success: z.literal(true), leads: z.array(programLead) }),
    },
  },
  "/v1/leads/{id}": {
    get: {
      operation: "readLead",
      does: "Returns a lead.",
      scope: "leads:read",
      params,
      response: leadResponse,
    },
  },
  "/v1/leads/{id}/events": {
    get: {
      operation: "listLeadEvents",
      does: "Lists what happened to a lead, oldest first. `next` goes on behind the last one, also later.",
      scope: "events:read",
      params,
      query: changesQuery,
      response: z.object({
        success: z.literal(true),
        events: z.array(programEvent),
        ...changesPage,
      }),
    },
  },
  "/v1/leads/{id}/notes": {
    post: {
      operation: "addLeadNote",
      does: "Adds a note about a lead, which only the desk and programs read.",
      scope: "leads:write",
      isSubmission: true,
      params,
      body: z.object({
        text: multiLine({ label: "Text", max: 5_000 }).check(z.minLength(1, "Text is required")),
      }),
      response: leadResponse,
      statuses: [201],
    },
  },
  "/v1/leads/{id}/calls": {
    post: {
      operation: "recordCall",
      does: "Records a phone call to the person of a lead. `reached` and `voicemail` answer it.",
      scope: "leads:write",
      isSubmission: true,
      params,
      body: z.object({
        outcome: oneOf(callOutcomes),
        note: z._default(multiLine({ label: "Note", max: 5_000 }), ""),
      }),
      response: leadResponse,
      statuses: [201],
    },
  },
  "/v1/leads/{id}/texts": {
    post: {
      operation: "recordText",
      does: "Records a text message that was sent to the person of a lead in another way. It answers the lead; nothing is sent.",
      scope: "leads:write",
      isSubmission: true,
      params,
      body: z.object({
        text: multiLine({ label: "Text", max: 5_000 }).check(z.minLength(1, "Text is required")),
      }),
      response: leadResponse,
      statuses: [201],
    },
  },
  "/v1/leads/{id}/appointments": {
    post: {
      operation: "bookForLead",
      does: "Books an inspection for the person of a lead at a free time, or moves the one that is ahead, and mails them. It answers the lead. 409 when somebody else has just taken the time, or nobody works then. 429 when the token has moved it five times within an hour, or ten within a day.",
      scope: "appointments:write",
      isSubmission: true,
      params,
      body: z.object({
        date: z.string(),
        timeSlot: slotLabelField,
        /** Absent: the lead's. */
        address: optionalAddressField,
      }),
      response: z.object({ success: z.literal(true), appointment: programAppointment }),
      statuses: [201],
      refuses: [409],
    },
  },
  "/v1/people": {
    get: {
      operation: "listPeople",
      does: `Lists people. ${inOrderOfChanges}`,
      scope: "people:read",
      query: changesQuery,
      response: z.object({
        success: z.literal(true),
        people: z.array(programPerson),
        /** `mergedInto`: whose everything of theirs is now. An undone merge brings them back. */
        gone: z.array(z.object({ ...gone.shape, mergedInto: z.nullable(z.string()) })),
        ...changesPage,
      }),
      refuses: [410],
    },
  },
  "/v1/people/{id}": {
    get: {
      operation: "readPerson",
      does: "Returns a person; of one who was merged into another, that one.",
      scope: "people:read",
      params,
      response: z.object({ success: z.literal(true), person: programPerson }),
    },
  },
  "/v1/appointments": {
    get: {
      operation: "listAppointments",
      does: `Lists appointments, canceled ones as well. ${inOrderOfChanges}`,
      scope: "appointments:read",
      query: changesQuery,
      response: z.object({
        success: z.literal(true),
        appointments: z.array(programAppointment),
        gone: z.array(gone),
        ...changesPage,
      }),
      refuses: [410],
    },
  },
  "/v1/slots": {
    get: {
      operation: "listFreeSlots",
      does: "Lists the free times of a day, which can be booked for a lead. A day that cannot be booked has none.",
      scope: "appointments:read",
      query: slotsQuery,
      response: z.object({
        success: z.literal(true),
        date: z.string(),
        slots: z.array(slotLabelField),
      }),
    },
  },
} as const satisfies ApiContractTable;

export type ProgramContract = typeof programContract;
