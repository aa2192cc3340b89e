import { z } from "zod/mini";
import {
  emailField,
  limits,
  multiLine,
  nameField,
  optionalAddressField,
  phoneField,
  singleLine,
} from "#domain/person/contact-details.ts";

/** What an emergency without words says (specification 1, section 3). */
export const emergencyMessage = "Emergency service needed";

/** Fields beside the visitor's own, by which a program gives itself away. Neither is ever refused. */
export const spamTraps = {
  /** People do not see this field. */
  website: z._default(z.string(), ""),
  /** Says when the form was first used, signed by the server; see `GET /api/auth/form-stamp`. */
  stamp: z._default(z.string(), ""),
};

/** `POST /api/customers/contact` (specification 1, section 7). */
export const inquiryBody = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  address: optionalAddressField,
  subject: singleLine({ label: "Subject", required: "Subject is required", max: 200 }),
  message: multiLine({ label: "Message", max: limits.text }),
  emergency: z._default(z.boolean({ error: "Emergency must be true or false" }), false),
  ...spamTraps,
});

export type InquiryBody = z.output<typeof inquiryBody>;

export const inquiryAnswer = z.object({ success: z.literal(true), requestId: z.string() });
