import type { DeskMail } from "#domain/lead/records-contract.ts";

const namesOfKinds: Record<string, string> = {
  "sign-in": "Sign-in link and code",
  "staff-invitation": "Invitation to the desk",
};

/** What a mail is called: its subject; of those that are not shown to the office, what they are for. */
export function mailName({ subject, kind }: Pick<DeskMail, "subject" | "kind">): string {
  return subject || namesOfKinds[kind] || "Message of the system";
}
