import { z } from "zod/mini";
import {
  emailField,
  multiLine,
  nameField,
  optionalAddressField,
  phoneField,
} from "#domain/person/contact-details.ts";
import { photosOfForm } from "#domain/photo/photo-contract.ts";
import { spamTraps } from "#domain/spam/spam-traps.ts";
import { contactMessage, contactSubject } from "./asked.ts";
import { choicesAmong } from "./choice-table.ts";
import { inquiryServices, longestMessage, projectTimelines } from "./inquiry-choices.ts";
import type { inquiryBody } from "./inquiry-contract.ts";

/** The body of `POST /api/customers/contact`, as clients send it. */
export type InquiryBodyInput = z.input<typeof inquiryBody>;

/** The contact form, fields in the page's order. */
export const contactForm = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  address: optionalAddressField,
  service: z.enum(inquiryServices, { error: "Please select a service" }),
  projectTimeline: z._default(
    z.enum(["", ...projectTimelines], { error: "Please select a timeline from the list" }),
    "",
  ),
  message: multiLine({ label: "Message", max: longestMessage }),
  photos: photosOfForm,
  website: spamTraps.website,
});

export type ContactForm = z.output<typeof contactForm>;

/** The inquiry that a contact form becomes, its choices as lines of the message. */
export function contactInquiry(form: ContactForm): InquiryBodyInput {
  const { name, email, phone, address, message, photos, website } = form;
  const choices = choicesAmong(form);
  return {
    name,
    email,
    phone,
    address,
    subject: contactSubject(choices),
    message: contactMessage({ choices, words: message }),
    ...(photos.length > 0 && { photos }),
    ...(website && { website }),
  };
}
