import type { NeededOfProject } from "#domain/project/project-content.ts";
import type { ProjectState } from "#domain/project/project-state.ts";

/* The words of finished roofs at the desk, by the component that shows them. */

export const projectStateNames: Record<ProjectState, string> = {
  draft: "Draft",
  asked: "Waiting for its owner",
  refused: "Its owner said no",
  agreed: "Its owner said yes",
  published: "Published",
  "taken-down": "Taken down",
  "taken-back": "Taken back by its owner",
  held: "Held",
};

/** What each means, and what comes next. */
export const projectStateTexts: Record<ProjectState, string> = {
  draft: "Nobody has been asked yet. Choose photos, fill in the rest, then ask the owner.",
  asked: "The owner finds the question on their page with us. Nothing is shown without their yes.",
  refused: "Nothing of it is shown. They can still say yes on their page.",
  agreed: "It can go on the site.",
  published:
    "It is shown with the other finished roofs, from three on. Its owner can take it back at any time.",
  "taken-down": "The office has taken it off the site. It can be published again.",
  "taken-back": "It is off the site for good, unless you ask anew and they say yes.",
  held: "A backup was restored, and its owner may have taken it back since. Nothing of it is shown. Ask them anew: once they have said yes again, it can be published.",
};

const missingNames: Record<NeededOfProject, string> = {
  kind: "whose roof it is",
  town: "the town",
  county: "the county",
  finished: "when it was finished",
  days: "days of work",
  squareTenths: "squares",
  material: "the material",
  after: "a photo of the finished roof",
};

export const projectPage = {
  title: (name: string) => `Finished roof of ${name}`,
  untitled: "Finished roof",
  lead: "To the lead",
  photos: "Photos of the roof",
  all: "All finished roofs",
  none: "This roof is not on the site. Show it, once its owner agrees: photos, the town, and what was done. Never their name or address.",
  begin: "Show this roof",
  noPhotos:
    "There are no photos of this roof yet. Add some first: of before, and of the finished roof.",
  notRead: "Cannot be read at the moment.",
  changed:
    "You have changed it since its owner was asked. What is shown stays as they saw it, until you ask anew.",
  asked: (name: string, when: string) => `Asked by ${name}, ${when}`,
  answered: (name: string, when: string) => `${name} answered ${when}`,
  mailed: "The question is on its way to them by mail.",
  notMailed:
    "They have no mailbox that takes our mail. Send them the link to their page: it is on the lead.",
  address: "Its page",
};

export const projectForm = {
  photos: "Photos",
  photosHint: "Tap what each one shows. Leave out faces, house numbers and license plates.",
  photo: (number: number) => `Photo ${number}`,
  leftOut: "Not shown",
  says: "What it shows (optional)",
  facts: "The roof",
  kind: "Whose roof",
  town: "Town",
  townHint: "Without street or number.",
  county: "County",
  choose: "Choose",
  month: "Finished in",
  days: "Days of work",
  squares: "Squares",
  material: "Material",
  price: "Price, roughly",
  noPrice: "Not shown",
  sheets: "Sheets of decking replaced",
  found: "What was under the old roof (optional)",
  foundHint: "What the crew saw once it was off.",
  words: "More about the work (optional)",
  missing: (fields: readonly NeededOfProject[]) =>
    `Still missing: ${fields.map((field) => missingNames[field]).join(", ")}.`,
  save: "Save",
  saved: "Saved",
  preview: "See what they would see",
  ask: "Ask the owner",
  askAgain: "Ask the owner anew",
  publish: "Publish",
  publishNew: "Publish what they agreed to",
  onlyOwners: "An owner of the business publishes it.",
  takeDown: "Take it down",
  discard: "Delete the draft",
  askTitle: "Ask the owner?",
  askText: (email: string) =>
    email
      ? `A mail goes to ${email}. On their page they see all that everybody would see, and say yes or no.`
      : "They have no mailbox. The question is on their page, whose link you can send them.",
  takeDownTitle: "Take this roof off the site?",
  takeDownText: "Its page and its photos are gone within seconds. You can publish it again.",
  discardTitle: "Delete this draft?",
  discardText: "The photos stay with the lead.",
};

export const projectSummary = {
  heading: "Finished roof",
  none: "Not on the site.",
  open: "Open",
  begin: "Show it on the site",
};

export const projectsPage = {
  title: "Finished roofs",
  intro: "Roofs for the site, each shown only with its owner's yes.",
  shown: (count: number) =>
    `${count} published. They are on the pages of finished roofs, in the menu and under Before and after.`,
  more: (count: number) =>
    count === 1
      ? "One more until the pages stand: they show from three finished roofs on."
      : `${["No", "One", "Two", "Three"][count] ?? count} more until the pages stand: they show from three finished roofs on.`,
  empty: "No finished roof yet",
  emptyText: "Open a lead whose roof is done, and choose 'Show it on the site'.",
  unnamed: "No town yet",
  of: (number: number, name: string) => `#${number} ${name}`,
  photos: (count: number) => (count === 1 ? "1 photo" : `${count} photos`),
  toPublish: "Ready to publish",
};
