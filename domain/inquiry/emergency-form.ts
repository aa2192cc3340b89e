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
import { emergencyCallMessage } from "./asked.ts";
import type { InquiryBodyInput } from "./contact-form.ts";
import { emergencyMessage, longestMessage } from "./inquiry-choices.ts";

/**
 * The emergency form, fields in the page's order. The address is that of the
 * damage: a crew cannot drive to a phone number.
 */
export const emergencyForm = z.object({
  name: nameField,
  email: emailField,
  phone: phoneField,
  address: optionalAddressField,
  message: multiLine({ label: "Message", max: longestMessage }),
  photos: photosOfForm,
  website: spamTraps.website,
});

export type EmergencyForm = z.output<typeof emergencyForm>;

/**
 * The inquiry that an emergency form becomes. `service` comes from the link to the page
 * and is a line of the message.
 */
export function emergencyInquiry(form: EmergencyForm, service: string): InquiryBodyInput {
  const { name, email, phone, address, photos, website } = form;
  return {
    name,
    email,
    phone,
    ...(address && { address }),
    subject: "EMERGENCY: Storm Damage Request",
    message: emergencyCallMessage(form.message || emergencyMessage, service),
    emergency: true,
    ...(photos.length > 0 && { photos }),
    ...(website && { website }),
  };
}
