import { z } from "zod/mini";
import { cameFromField } from "#domain/lead/came-from.ts";
import {
  emailField,
  multiLine,
  nameField,
  optionalAddressField,
  phoneField,
  singleLine,
} from "#domain/person/contact-details.ts";
import { limits } from "#domain/person/contact-limits.ts";
import { photosOfBody } from "#domain/photo/photo-contract.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";

/** `POST /api/customers/contact`. */
export const inquiryBody = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  address: optionalAddressField,
  subject: singleLine({ label: "Subject", required: "Subject is required", max: 200 }),
  message: multiLine({ label: "Message", max: limits.text }),
  emergency: z._default(z.boolean({ error: "Emergency must be true or false" }), false),
  ...spamTraps,
  cameFrom: cameFromField,
  photos: photosOfBody,
});

export type InquiryBody = z.output<typeof inquiryBody>;

export const inquiryResponse = z.object({ success: z.literal(true), requestId: z.string() });

export type InquiryResponse = z.output<typeof inquiryResponse>;

export const emergencyParams = z.object({ id: z.string() });

/** `GET /api/customers/contact/{id}`: how far an emergency has come. Moments are ISO 8601 in UTC; null: not yet. */
export const emergencyResponse = z.object({
  success: z.literal(true),
  request: z.object({
    sentAt: z.string(),
    /** When an alert first went out that has not come back: to somebody on call, or else to the office. */
    alertedAt: z.nullable(z.string()),
    /** Whether that was to somebody on call. */
    isCrewAlerted: z.boolean(),
    /** When somebody on call who was alerted first did something about it, and so had read it, or else anybody of ours. */
    readAt: z.nullable(z.string()),
    /** Whether that was somebody on call. */
    isReadByCrew: z.boolean(),
  }),
});

/** How far an emergency has come, without anything about anybody. */
export type EmergencyNews = z.output<typeof emergencyResponse>["request"];
