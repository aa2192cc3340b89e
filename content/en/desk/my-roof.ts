/** The private page of a lead's person, as their lead shows it. */
export const theirPage = {
  heading: "Their page",
  none: "What looks like spam has no page.",
  notMade: "No mail has brought them the link yet.",
  notOpened: "Not opened yet",
  opened: { before: "Opened ", between: ", first ", times: (times: number) => `, ${times} times` },
  make: "Make the link",
  copy: "Copy the link",
  copied: "Copied",
  see: "See it as they do",
  renew: "New link",
  passedOn: "Passed on",
  to: (audience: string) => `To ${audience}`,
  end: (audience: string) => `End the link for ${audience}`,
  endShort: "End",
};

export const renewDialog = {
  title: "Make a new link?",
  text: "All earlier links to their page end at once, also those in mails that they have, and those at which they pass a report on. Later mails bring the new one.",
  confirm: "Make a new link",
};
