/** What is known of a person's mailbox. `refused`: what was last written to it was refused for good. */
export type MailboxState = "known" | "refused" | "none";
