/** What arrives when an owner tries where mails of the office go. */
export const mailboxTestWords = {
  subject: "This mailbox works",
  about: {
    office: "New leads, questions and appointments are mailed here.",
    emergency: "Emergencies are mailed here, at any hour. Somebody has to see them at once.",
  },
  asked: "An owner has sent this test from the desk. There is nothing to do.",
};
