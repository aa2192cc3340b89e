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
