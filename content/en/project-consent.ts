/* What the owner of a finished roof is asked, and reads about it. */

/**
 * The consent, word for word, as it is kept with the answer. Whoever changes a word of it changes it for those who are asked from
 * then on; what others have read stays with their answer.
 */
export function consentWording(business: string): string {
  return [
    `I am the owner of this roof, or may speak for its owner. ${business} may show what stands on this page, the photos and the facts, on its website, to everybody.`,
    "My name, my street and my house number are not shown.",
    "I can take this back at any time on this page. Then the photos and the page are taken off the website at once. What others have copied until then, we cannot call back.",
  ].join("\n");
}

/** The section on somebody's own page, and the page behind it. */
export const consentPage = {
  title: "Your finished roof",
  heading: {
    asked: "May we show your roof?",
    newer: "May we show this instead?",
    shown: "Your roof on our website",
  },
  lead: {
    asked:
      "We would like to show your finished roof on our website: some photos and a few facts, and not your name or your address. You see all of it before you answer.",
    yes: "You have agreed. We may show what you see below, and nothing more.",
    no: "You have said no. We do not show it. Should you change your mind, say so here.",
    back: "You have taken your consent back. We no longer show it.",
  },
  /** While an earlier version is shown, to which they have agreed. */
  leadNewer: {
    asked:
      "You have agreed to an earlier version, and that is the one we show, or are about to. We would like to show what you find here in its place. Until you say yes, the earlier one stays. If you say no, it comes off our website, too.",
    yes: "You have agreed to what you see below. Until we publish it, we show the earlier version that you have agreed to, and no other. Take your consent back, and neither is shown.",
  },
  back: "Back to my roof",
  open: {
    asked: "Look and answer",
    answered: "See what we show, or take it back",
    see: "See what we asked",
  },
  states: {
    asked: "We ask for your answer",
    yes: "You have agreed",
    no: "You have said no",
    back: "Taken back",
  },
  what: "What everybody would see",
  facts: {
    town: "Town",
    county: "County",
    finished: "Finished",
    days: "Days of work",
    squares: "Size",
    material: "Material",
    price: "Price, roughly",
    sheets: "Decking",
  },
  found: "Under the old roof",
  words: "About the work",
  pictures: (count: number) => (count === 1 ? "The photo" : `The ${count} photos`),
  missing: "This photo is no longer here, and is not shown.",
  question: "Your answer",
  yes: "Yes, you may show it",
  no: "No, please don't",
  noToBoth: "No, and take the earlier one down",
  takeBack: "Take it back",
  takeBackText:
    "One press, and no reason is needed. The page and its photos are off our website within seconds.",
  yesAfterAll: "Yes, you may show it after all",
  answeredOn: (day: string) => `Answered on ${day}`,
  signedIn:
    "You are signed in at the desk, and only the owner of the roof answers here. If that is you, sign out first.",
  preview: "Only they can answer. You see what they see.",
  draft: "Nobody has been asked yet. This is what they would see.",
} as const;

/** The mail that asks. */
export const questionMail = {
  subject: "May we show your finished roof?",
  heading: "May we show your roof?",
  preview: "Look at what everybody would see, and say yes or no.",
  intro:
    "Your roof is finished, and we would like to show it on our website: some photos, the town, and what was done. Not your name, and not your address.",
  more: "Your page has all that everybody would see. Look at it, and say yes or no there. You can take a yes back at any time.",
  action: "Look at it and answer",
  no: "If you would rather not, there is nothing to do: without your yes, we show nothing.",
} as const;

/** The same while an earlier version is shown, to which they have agreed. */
export const newerQuestionMail = {
  subject: "May we show your roof as it is now?",
  heading: "May we show this instead?",
  preview: "You have agreed to an earlier version. Look at the new one, and say yes or no.",
  intro:
    "You have agreed that we show your finished roof. We would like to change what we show of it. Still not your name, and not your address.",
  more: "Your page has all that everybody would see. Look at it, and say yes or no there. You can take a yes back at any time.",
  action: "Look at it and answer",
  no: "Until you answer, the earlier version to which you agreed stays as it is. If you say no, it comes off our website, too.",
} as const;
