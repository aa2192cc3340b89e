import { z } from "zod/mini";
import { pressedAt } from "#domain/appointment/pressed-at.ts";
import { dayField } from "#domain/calendar/day-field.ts";
import { slotLabelField } from "#domain/calendar/slot-field.ts";
import {
  emailField,
  multiLine,
  nameField,
  optionalAddressField,
  phoneField,
  singleLine,
} from "#domain/person/contact-details.ts";
import {
  leadPhotoParams,
  mailedPhotos,
  photoQuery,
  photoTurnBody,
} from "#domain/photo/photo-contract.ts";
import { pauseDecisions } from "#domain/text/text-kind.ts";
import { mostAmountCents } from "./amount.ts";
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
  /** In cents, of a lead that is quoted, won or lost. */
  amountCents: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(mostAmountCents)))),
  /** Of which visit the state is the outcome. */
  visit: z.optional(z.object({ appointmentId: z.string() })),
  at: z.optional(pressedAt),
});

export type LeadChange = z.output<typeof leadChange>;

const params = z.object({ id: z.string() });
const text = multiLine({ label: "Text", max: 5_000 });

/** 409 when booking for a lead: why not, and whether `anyway` would do it. */
export const bookingConflict = z.object({
  success: z.literal(false),
  error: z.string(),
  canBookAnyway: z.boolean(),
});

export const leadWorkCalls = {
  writeDownCall: {
    operation: "writeDownCall",
    does: "Records a phone call that staff took. It counts as answered. 400 when somebody agreed to texts whose number gets none. 404 when `personId` is nobody.",
    needs: "leads",
    isSubmission: true,
    refuses: [404],
    body: z.object({
      name: nameField,
      phone: phoneField,
      /** Empty, since not everybody has one. */
      email: z._default(z.union([z.literal(""), emailField]), ""),
      address: optionalAddressField,
      message: text,
      /** Whose call it is, if somebody has recognized the caller. A mailbox that is known decides by itself. */
      personId: z.optional(z.string()),
      /** Whether the caller is not the person who has this phone number. */
      isSomebodyElse: z._default(z.boolean(), false),
      /** Whether they agreed to texts at this number, asked in our words (`textConsentOnCall`). */
      textConsent: z._default(z.boolean(), false),
    }),
    response: leadResponse,
  },
  read: {
    operation: "readLead",
    does: "Returns a lead with its timeline.",
    needs: "day",
    params,
    response: leadResponse,
  },
  change: {
    operation: "changeLead",
    does: "Changes a lead's state, assignee, day to follow up or amount. 409 with the lead when somebody else has changed it since `version`. `quoted`, `won`, and `lost` as the outcome of a visit, say that the visit was held. The state `spam` cancels what the lead has booked: 403 for whoever may not cancel.",
    needs: "day",
    isSubmission: true,
    params,
    body: leadChange,
    response: leadResponse,
    conflict: leadConflict,
  },
  take: {
    operation: "takeLead",
    does: "Assigns a lead to the caller. 409 with the lead when somebody else has it.",
    needs: "leads",
    isSubmission: true,
    params,
    response: leadResponse,
    conflict: leadConflict,
  },
  call: {
    operation: "recordCall",
    does: "Records a phone call to a lead.",
    needs: "day",
    isSubmission: true,
    params,
    body: z.object({ outcome: z.enum(callOutcomes), note: text, at: z.optional(pressedAt) }),
    response: leadResponse,
  },
  text: {
    operation: "recordText",
    does: "Records a text message sent from a phone, or with `send` texts the person.",
    needs: "day",
    isSubmission: true,
    params,
    body: z.object({
      text,
      send: z._default(z.boolean(), false),
      at: z.optional(pressedAt),
    }),
    response: leadResponse,
  },
  decideTexts: {
    operation: "decideLeadTexts",
    does: "Ends a pause of texts: they end, or the person did not mean that. Without a pause, it changes nothing.",
    needs: "day",
    isSubmission: true,
    params,
    body: z.object({ decision: z.enum(pauseDecisions) }),
    response: leadResponse,
  },
  note: {
    operation: "addLeadNote",
    does: "Adds a note about a lead.",
    needs: "day",
    isSubmission: true,
    params,
    body: z.object({ text, at: z.optional(pressedAt) }),
    response: leadResponse,
  },
  mail: {
    operation: "mailLead",
    does: "Mails the person, with the office's address as Reply-To, and photos of the lead along with it. What is removed before it is sent does not go.",
    needs: "leads",
    isSubmission: true,
    params,
    body: z.object({
      subject: singleLine({ label: "Subject", required: "Subject is required", max: 200 }),
      text: multiLine({ label: "Text", max: 5_000 }).check(z.minLength(1, "Text is required")),
      photos: mailedPhotos,
    }),
    response: leadResponse,
  },
  book: {
    operation: "bookForLead",
    does: "Books an inspection for the person, or moves the one that is ahead, and mails them.",
    needs: "leads",
    isSubmission: true,
    params,
    body: z.object({
      date: z.string(),
      timeSlot: slotLabelField,
      address: optionalAddressField,
      /** Null: unassigned. Missing: the one it has, or whoever is free. */
      inspectorId: z.optional(z.nullable(z.string())),
      /** Today, outside hours, closed or over capacity: do it all the same. It is audited. */
      anyway: z._default(z.boolean(), false),
    }),
    response: leadResponse,
    conflict: bookingConflict,
  },
  seen: {
    operation: "markSeen",
    does: "Says that somebody has seen that the visitor moved the inspection. It no longer has to be answered.",
    needs: "leads",
    isSubmission: true,
    params,
    /** `returned.at` as it was shown: what came later has not been seen. */
    body: z.object({ at: z.string() }),
    response: leadResponse,
    conflict: leadConflict,
  },
  answerOthers: {
    operation: "answerOtherLeads",
    does: "Marks the person's other leads that wait as answered, too.",
    needs: "leads",
    isSubmission: true,
    params,
    response: leadResponse,
  },
  release: {
    operation: "releaseLead",
    does: "Marks a lead as not spam. Its confirmation is sent.",
    needs: "leads",
    isSubmission: true,
    params,
    response: leadResponse,
  },
  photo: {
    operation: "readLeadPhoto",
    does: "Returns a picture as a JPEG file, for whoever may see the lead.",
    needs: "day",
    params: leadPhotoParams,
    query: photoQuery,
    response: z.unknown(),
    media: "image/jpeg",
  },
  turnPhoto: {
    operation: "turnLeadPhoto",
    does: "Turns a picture for everybody who looks at it.",
    needs: "day",
    params: leadPhotoParams,
    body: photoTurnBody,
    response: leadResponse,
  },
  presence: {
    operation: "sayPresent",
    does: "Says that the lead is open on the caller's screen; sent every 20 seconds.",
    needs: "day",
    params,
    response: z.object({ success: z.literal(true), present: z.array(named) }),
  },
} as const;
