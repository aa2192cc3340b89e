import type { MailKind } from "#server/mail/kinds.ts";
import { type DeskLetter, deskLetter } from "./lead-mails.tsx";

export const deskLetterKind: MailKind<DeskLetter> = {
  version: 1,
  lane: () => "ordinary",
  to: "person",
  lead: {
    person: ({ person }) => person,
    about: ({ subject }) => subject,
  },
  render: deskLetter,
};
