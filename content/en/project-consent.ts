import type { OwnerView } from "#domain/project/owner-view.ts";

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

/** What has become of their records since they agreed. */
const restored =
  "Since then we have brought our records back from a backup, and that may lack a later answer of yours. So nothing of your roof is shown";

/**
 * What is true in each state: the heading of their page and what it begins with, and, once they have answered, what stands beside the
 * answer.
 */
export const ownerViewWords: Record<OwnerView, { heading: string; lead: string; said: string }> = {
  asked: {
    heading: "May we show your roof?",
    lead: "We would like to show your finished roof on our website: some photos and a few facts, and not your name or your address. You see all of it before you answer.",
    said: "",
  },
  "asked-newer": {
    heading: "May we show this instead?",
    lead: "You have agreed to an earlier version, and that is the one we show. We would like to show this one in its place. Until you say yes, the earlier one stays. If you say no, it comes off our website, too.",
    said: "",
  },
  "asked-newer-soon": {
    heading: "May we show this instead?",
    lead: "You have agreed to an earlier version. It is not on our website yet: it goes there as soon as we have enough finished roofs to show. We would like to show this one in its place. If you say no, neither is shown.",
    said: "",
  },
  "asked-down": {
    heading: "May we show this?",
    lead: "You have agreed to an earlier version, and we have taken it off our website. We would like to show this one: some photos and a few facts, and not your name or your address. Nothing is shown unless you say yes.",
    said: "",
  },
  "asked-held": {
    heading: "May we show your roof again?",
    lead: `You have agreed before. ${restored}, and we ask you once more.`,
    said: "",
  },
  agreed: {
    heading: "Not on our website yet",
    lead: "You have agreed. We may show what you see below, and nothing more. It is not on our website yet.",
    said: "You have agreed. It is not on our website yet.",
  },
  "agreed-newer": {
    heading: "Your roof on our website",
    lead: "You have agreed to what you see below. Until we publish it, we show the earlier version that you have agreed to, and no other. Take your consent back, and neither is shown.",
    said: "You have agreed. Until we publish it, we show the earlier version.",
  },
  "agreed-newer-soon": {
    heading: "Not on our website yet",
    lead: "You have agreed to what you see below, and to an earlier version. Neither is on our website yet. Take your consent back, and neither is shown.",
    said: "You have agreed. It is not on our website yet.",
  },
  "agreed-down": {
    heading: "Not on our website now",
    lead: "You have agreed, and we have taken it off our website. As long as you agree, we may show it again: what you see below, and nothing more.",
    said: "You have agreed. We have taken it off our website.",
  },
  "agreed-held": {
    heading: "Not on our website now",
    lead: `You have agreed. ${restored}. Before we show it, we ask you once more.`,
    said: "You have agreed. We do not show it before we have asked you once more.",
  },
  shown: {
    heading: "Your roof on our website",
    lead: "You have agreed. We show what you see below, and nothing more.",
    said: "You have agreed, and we show it.",
  },
  "shown-soon": {
    heading: "Not on our website yet",
    lead: "You have agreed. What you see below goes on our website as soon as we have enough finished roofs to show. Until then nobody sees it.",
    said: "You have agreed. It is not on our website yet.",
  },
  refused: {
    heading: "Your roof is not shown",
    lead: "You have said no. We do not show it. Should you change your mind, say so here.",
    said: "You have said no.",
  },
  "taken-back": {
    heading: "Your roof is not shown",
    lead: "You have taken your consent back. We do not show it.",
    said: "You have taken it back. We do not show it.",
  },
};

/** The section on somebody's own page, and the page behind it. */
export const consentPage = {
  title: "Your finished roof",
  back: "Back to my roof",
  press: {
    asked: "Look and answer",
    shown: "See what we show, or take it back",
    agreed: "Look at it, or take it back",
    closed: "See what we asked",
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
  takeBackText: {
    shown:
      "One press, and no reason is needed. The page and its photos are off our website within seconds.",
    notShown: "One press, and no reason is needed. Nothing of it goes on our website then.",
  },
  seeIt: "See its page on our website",
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
