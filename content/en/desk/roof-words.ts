/* The words of the page on which an owner sets what photos of roofs say and should show. */

export const roofWordsPage = {
  title: "Photos of roofs",
  business: "Business facts",
  loading: "The words are loading …",
  about:
    "What everybody says of photos of a roof in two taps, and what each visit should show. Phones without a connection have it as they were told last.",
  save: "Save",
  discard: "Discard",
  saved: "Saved.",
  toShipped: "Back to the words that came with the site",
  faulty: (count: number) =>
    count === 1 ? "1 entry cannot be saved yet." : `${count} entries cannot be saved yet.`,
};

export const rowButtons = {
  up: "Move up",
  down: "Move down",
  remove: "Remove",
  hide: "Hide",
  show: "Show",
  what: (name: string) => ` ${name}`,
  moved: (name: string, at: number, all: number) => `${name}: ${at} of ${all}`,
};

export const partsEditor = {
  heading: "Parts",
  about:
    "In the order in which they are offered. A hidden part is offered no longer; photos that show it, or a part that you remove, keep their word.",
  name: (at: number) => `Part ${at}`,
  hidden: "hidden",
  add: "Add a part",
  newPart: "new part",
};

export const conditionsEditor = {
  heading: "Conditions",
  about: "From the best to the worst. Reports and photos say them in these words.",
  label: (name: string) => `Instead of “${name}”`,
};

export const shotsEditor = {
  heading: "What each visit should show",
  about:
    "In the order of the walk around the house. What is there only on some roofs is not missing until there is a photo of it.",
  summary: (lines: number, photos: number) =>
    `${lines === 1 ? "1 line" : `${lines} lines`}, ${photos === 1 ? "1 photo" : `${photos} photos`}`,
  row: (at: number) => `Line ${at}`,
  part: "Part",
  side: "Side",
  anySide: "Any side",
  count: "Photos",
  optional: "If there is one",
  add: "Add a line",
  addTo: (visit: string) => ` to ${visit}`,
  empty: "Nothing is asked for, so that nothing is missing.",
  gonePart: "A part that is gone, not asked for",
  hiddenPart: (name: string) => `${name} (hidden, not asked for)`,
};

export const roofWordChanges = {
  added: (name: string) => `Part added: “${name}”`,
  removed: (name: string) => `Part removed: “${name}”`,
  renamed: (was: string, is: string) => `Part: “${was}” → “${is}”`,
  hidden: (name: string) => `Part hidden: “${name}”`,
  shown: (name: string) => `Part shown again: “${name}”`,
  gonePart: "a part that is gone",
  order: "Parts: in another order",
  shots: (label: string, gone: string, come: string) =>
    [label, gone && `no longer ${gone}`, come && `now ${come}`].filter(Boolean).join(": "),
  shotsOrder: (label: string) => `${label}: in another order`,
  shot: (count: number, name: string, isOptional: boolean) =>
    `${count} × ${name}${isOptional ? " if there is one" : ""}`,
};
