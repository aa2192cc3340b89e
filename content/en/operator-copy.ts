/** In a report to the operator that could not be delivered to the mailbox of an owner. */
export const operatorCopy = (mailbox: string) =>
  `This could not be delivered to ${mailbox}, which an owner has set at the desk for the office. Tell them, and see whether it is right under Business, “Where our own mails go”.`;
