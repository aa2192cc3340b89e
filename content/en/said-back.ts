/** What a form says back of what was typed into it. */
export const saidBack = {
  phone: (number: string) => `We'll call ${number}.`,
  /** Around the mailbox that may have been meant. */
  email: { before: "Did you mean ", after: "?" },
};
