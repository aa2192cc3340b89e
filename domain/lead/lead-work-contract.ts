import { z } from "zod/mini";
import { dayField } from "#domain/calendar/day-field.ts";
import { slotLabels } from "#domain/calendar/slot.ts";
import {
  emailField,
  multiLine,
  nameField,
  optionalAddressField,
  phoneField,
  singleLine,
} from "#domain/person/contact-details.ts";
import { leadPhotoParams, photoQuery, photoTurnBody } from "#domain/photo/photo-contract.ts";
import { callOutcomes, leadStates, lostReasons } from "./lead.ts";
import { leadConflict, leadResponse } from "./lead-page.ts";
import { named } from "./lead-row.ts";

/* The desk's calls for one lead: reading it, and what staff do with it. */

/** The parts of a lead that staff can change. */
export const leadChange = z.object({
  version: z.number(),
  state: z.optional(z.enum(leadStates)),
  /** Required for `lost`. */
  lostReason: z.optional(z.nullable(z.enum(lostReasons))),
  assigneeId: z.optional(z.nullable(z.string())),
  followUpOn: z.optional(z.nullable(dayField("Choose a day"))),
});

export type LeadChange = z.output<typeof leadChange>;

const params = z.object({ id: z.string() });
const text = multiLine({ label: "Text", max: 5_000 });

export const leadWorkCalls = {
  /** Records a phone call that staff took. It counts as answered. */
  writeDownCall: {
    body: z.object({
      name: nameField,
      phone: phoneField,
      /** Empty, since not everybody has one. */
      email: z._default(z.union([z.literal(""), emailField]), ""),
      address: optionalAddressField,
      message: text,
      /** Whose call it is, if somebody has recognized the caller. A mailbox that is known decides by itself. */
      personId: z.optional(z.string()),
      /** Whether the caller is somebody else than whoever has this phone number. */
      isSomebodyElse: z._default(z.boolean(), false),
    }),
    response: leadResponse,
  },
  read: { params, response: leadResponse },
  change: { params, body: leadChange, response: leadResponse, conflict: leadConflict },
  /** Assigns a lead to the caller: key `m`. 409 with the lead when somebody else has it. */
  take: { params, response: leadResponse, conflict: leadConflict },
  call: {
    params,
    body: z.object({ outcome: z.enum(callOutcomes), note: text }),
    response: leadResponse,
  },
  /** Records a text message sent from a phone, or with `send` texts the person. */
  text: {
    params,
    body: z.object({ text, send: z._default(z.boolean(), false) }),
    response: leadResponse,
  },
  note: { params, body: z.object({ text }), response: leadResponse },
  /** Sent through our outbox, with the office's address as Reply-To. */
  mail: {
    params,
    body: z.object({
      subject: singleLine({ label: "Subject", required: "Subject is required", max: 200 }),
      text: multiLine({ label: "Text", max: 5_000 }).check(z.minLength(1, "Text is required")),
    }),
    response: leadResponse,
  },
  /** Books an inspection for the person, or moves the one that is ahead, and mails them. */
  book: {
    params,
    body: z.object({
      date: z.string(),
      timeSlot: z.enum(slotLabels),
      address: optionalAddressField,
      /** Null: unassigned. Missing: the one it has, or whoever is free. */
      inspectorId: z.optional(z.nullable(z.string())),
      /** Today, outside hours, closed or over capacity: do it all the same. It is audited. */
      anyway: z._default(z.boolean(), false),
    }),
    response: leadResponse,
    /** 409: why not, and whether `anyway` would do it. */
    conflict: z.object({
      success: z.literal(false),
      error: z.string(),
      canBookAnyway: z.boolean(),
    }),
  },
  /** Somebody has seen that the visitor moved the inspection, and nobody has to answer that. */
  seen: {
    params,
    /** `returned.at` as it was shown: what came later has not been seen. */
    body: z.object({ at: z.string() }),
    response: leadResponse,
    conflict: leadConflict,
  },
  /** Marks the person's other leads that wait as answered, too. */
  answerOthers: { params, response: leadResponse },
  /** Marks a lead as not spam: its confirmation is sent. */
  release: { params, response: leadResponse },
  /** One picture as a JPEG file, for whoever may see the lead. */
  photo: { params: leadPhotoParams, query: photoQuery, response: z.unknown() },
  /** Turns a picture for everybody who looks at it. */
  turnPhoto: { params: leadPhotoParams, body: photoTurnBody, response: leadResponse },
  /** Says that the lead is open on the caller's screen; sent every 20 seconds. */
  presence: {
    params,
    response: z.object({ success: z.literal(true), present: z.array(named) }),
  },
} as const;
