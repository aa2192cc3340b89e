/** The mail with which somebody gets the estimate for their roof. */
export const estimateMail = {
  subject: "The estimate for your roof",
  heading: "What your roof would cost",
  intro: (options: number) =>
    options === 1
      ? "Your estimate is ready, with every line, what it rests on, and what is not in it."
      : `Your estimate is ready: ${options === 2 ? "two" : "three"} ways to do it, side by side, each with every line, what it rests on, and what is not in it.`,
  more: "You find it on your page. There you can ask about any line, tell us which one you want, when to ask again, or that you do not want it.",
  action: "Read the estimate",
  noHurry: "Nothing is agreed until we both sign on paper.",
};

/** The same of an estimate that corrects the one before. */
export const correctedEstimateMail = {
  ...estimateMail,
  subject: "The estimate for your roof, corrected",
  heading: "We have corrected the estimate for your roof",
  intro: (_options: number) =>
    "We have corrected the estimate for your roof. The one before is no longer valid.",
  more: "What was corrected is on your page, where you can also ask about any line.",
};

/** The mail to whoever has not answered an estimate. Nobody is pressed. */
export const estimateReminderMail = {
  subject: "Your estimate, in case it got lost",
  heading: "Your estimate is still there",
  preview: "Nothing to do, unless you want to tell us something.",
  intro:
    "We sent you an estimate for your roof and have not heard from you. That is fine. This is only in case our email got lost, or you have a question.",
  action: "Read the estimate",
  answer:
    "On the same page you can tell us that you do not want it, or on which day to ask again: we then write no more about it, or not before that day.",
  off: "No more reminders of this estimate",
};
