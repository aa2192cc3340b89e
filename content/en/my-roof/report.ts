/** The report of an inspection, as its person reads it. */
export const reportPage = {
  title: "Report of our inspection",
  label: "Report of our inspection",
  back: "Back to my roof",
  roof: "Roof",
  looked: "We looked at it on",
  by: "Inspector",
  sent: "Sent on",
  number: "Findings",
  noFindings: "None",
  keep: "To keep it, print this page, or save it as a PDF, with your browser. Then it is a document with our letterhead.",
  corrected: "This report corrects an earlier one.",
  replaced: {
    before: "We have corrected this report. ",
    link: "Read the corrected one",
    after: ".",
  },
  earlier: "The report as we sent it before",
  noLongerHolds: "This report is no longer valid. Call us, and we'll tell you why.",
};

export const findings = {
  heading: "What we found",
  none: "We found nothing that needs anything.",
  seen: "What we saw",
  condition: "Condition",
  when: "When",
  life: "Can be expected to last",
  photo: (place: string, number: number, count: number) =>
    count > 1 ? `${place}, photo ${number} of ${count}` : `${place}, photo`,
  removed: "This photo was removed.",
  drawn: "Show what we drew on the photos",
};

export const drawing = {
  heading: "Where it is",
  text: "A drawing of a house like yours, not to scale. The numbers are those of the findings.",
  label: (places: string) => `A house from the front, with the places of the findings: ${places}`,
};

export const advice = { heading: "What we advise" };

export const looks = {
  heading: "What we looked at",
  area: "Part",
  how: "How",
  because: (reason: string) => `, ${reason}`,
};

export const measures = {
  heading: "What we measured",
  note: "Measured for planning, not for a survey. One square is 100 square feet.",
  what: "What",
  figure: "Figure",
  squares: "Roof surface",
  squaresOf: (tenths: string) => `${tenths} squares`,
  slope: (side: string) => `Slope, ${side}`,
  slopeAlone: "Slope",
  pitch: (rise: number) => `${rise} in 12`,
  layers: "Layers of roofing",
  decking: "Decking",
  badSheets: "Bad sheets that we saw",
  feet: (feet: string) => `${feet} ft`,
  sides: { front: "front", right: "right", rear: "rear", left: "left" },
};

export const otherPhotos = {
  heading: "All other photos",
  text: "We show you every photo that we took.",
  photo: (number: number) => `Photo ${number} of your roof`,
};

export const passing = {
  heading: "Pass it on",
  text: "An insurer, your association or a buyer can read this report at a link of its own. It has no prices, and nothing else of your page.",
  to: { insurer: "For an insurer", association: "For an association", buyer: "For a buyer" },
  choose: "Who is it for?",
  make: "Make a link",
  madeOn: (day: string) => `Made on ${day}`,
  opened: (day: string, times: number) =>
    times === 1 ? `opened on ${day}` : `opened ${times} times, last on ${day}`,
  notOpened: "not opened yet",
  address: (to: string) => `Link for ${to}`,
  end: "End this link",
  endOf: (to: string) => `End this link, for ${to}`,
  many: "You have ten links. End one that you no longer need, and then make another.",
  ended: "This link leads nowhere any more.",
};

/** What a report says of itself to those whom it was passed on to. */
export const passedOnNote = {
  insurer:
    "Passed on by the owner for an insurer. It states what we saw, and neither causes nor what a policy covers.",
  association: "Passed on by the owner for an association.",
  buyer: "Passed on by the owner for a buyer. It states what we saw on that day.",
};
