import { z } from "zod/mini";
import { contactPhone } from "./contact-phone.ts";

/** How a person wants to be reached. */
export const contactChannels = ["phone", "text", "email"] as const;

export type ContactChannel = (typeof contactChannels)[number];

/** What the office notes about a person: what they allowed, what they forbade, and anything else. */
export const personNoteKinds = ["note", "consent", "opt-out"] as const;

export type PersonNoteKind = (typeof personNoteKinds)[number];

/** How long after it a merge can be undone, in days. */
export const mergeUndoDays = 30;

/** A person where it only matters who it is. Texts are empty when they are unknown. */
export const knownPerson = z.object({
  id: z.string(),
  /** The name, phone number, mailbox and address of their newest lead. */
  name: z.string(),
  phone: z.string(),
  /** Missing in what an earlier release has sent or kept. */
  contactPhone: z.optional(contactPhone),
  email: z.string(),
  address: z.string(),
  /** Number of their leads. */
  leads: z.number(),
  newestLead: z.object({ id: z.string(), number: z.number() }),
  /** When somebody here last called them; null when nobody has. */
  calledAt: z.nullable(z.string()),
});

export type KnownPerson = z.output<typeof knownPerson>;
