import type { MailKindName } from "#domain/lead/mail-kind.ts";
import type { OutboxKind, PersonMail } from "#server/mail/kinds.ts";
import { type LostLink, roofLinkLetter } from "./my-roof-mails.tsx";

const roofLinkKind: PersonMail<LostLink> = {
  version: 1,
  lane: () => "ordinary",
  lead: { person: ({ person }) => person, about: () => "the link to their page" },
  to: "person",
  purpose: () => "receipt",
  appointment: () => null,
  roofLink: "needed",
  render: roofLinkLetter,
};

/** What is mailed about the page of a lead's person, by the names under which the outbox knows it. */
export const myRoofMailKinds = {
  "my-roof-link": roofLinkKind,
} satisfies Partial<Record<MailKindName, OutboxKind>>;
