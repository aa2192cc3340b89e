/** The words of what outside has gone silent. */
export const silenceLines = {
  mailbox: (since: string) =>
    `Answers to our mails have not reached the leads since ${since}: the mailbox for replies does not answer. Read it yourself until whoever runs your server has mended it.`,
  calendar: (whose: string, since: string) =>
    `${whose} own calendar has not been read since ${since}: times that they have taken since then can be booked.`,
  your: "Your",
  whose: (name: string) => `${name}'s`,
  toSettings: "See why in Settings",
  toStaff: "See why in Staff",
};
