import type { PersonMail } from "#server/mail/kinds.ts";
import { type DeskLetter, deskLetter } from "./lead-mails.tsx";

export const deskLetterKind: PersonMail<DeskLetter> = {
  version: 1,
  lane: () => "ordinary",
  to: "person",
  purpose: () => "letter",
  appointment: () => null,
  lead: {
    person: ({ person }) => person,
    about: ({ subject }) => subject,
  },
  render: deskLetter,
};
