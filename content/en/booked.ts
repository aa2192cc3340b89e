/** Shown once the appointment is booked. */
export const booked = {
  title: (when: string) => `You're booked: ${when}`,
  heading: "Inspection Scheduled!",
  mail: {
    before: "Thank you. We have sent a confirmation with a calendar invitation to ",
    /** Where the address is not known. */
    yours: "your email address",
    between: ". If it isn't there in a few minutes, check your spam folder or call us at ",
    after: ".",
  },
  /** Instead, where no mail confirms it. */
  noMail: {
    before:
      "Thank you. Your time is reserved. We can't email your confirmation right now. Save this page's link to move or cancel, or call us at ",
    after: ".",
  },
  reminders:
    "We'll remind you three days, one day and two hours before, if your visit is that far off.",
  change: "See, move or cancel this appointment",
  changePending: "See or cancel this appointment",
  another: "Schedule Another Inspection",
};

/** How to prepare: beside the appointment, and in its mail. */
export const beforeWeCome = {
  heading: "Before we come",
  points: [
    "Make sure we can reach all sides of the house and the attic.",
    "Keep pets indoors, and move cars away from the eaves if you can.",
    "Have your last roof invoice or warranty ready.",
  ],
};
