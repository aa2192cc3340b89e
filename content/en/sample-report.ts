/**
 * A report as an owner gets it after an inspection, made up for the site: no such house, no such
 * owner. Its pages say so.
 */
export const sampleReport = {
  heading: "What you get: a report with pictures",
  mark: "Sample report",
  note: "A sample. House and findings are made up; yours shows your own roof.",
  lead: "Every inspection ends with pages like this one: a picture, a number on it, what we found and what we would do. It also says what can wait.",
  head: [
    ["House", "Brick colonial, built 1998"],
    ["Roof", "Architectural shingles, 6 in 12"],
    ["Seen", "Roof, gutters, attic"],
  ],
  findings: [
    {
      picture: "The rear slope from above: torn shingles, and bare decking beside a pipe vent",
      place: "Rear slope, at the vent",
      finding: "Wind has taken the shingles down to the deck.",
      advice: "Cover today, replace the slope. Photographs for the claim are attached.",
      urgency: "Now",
    },
    {
      picture: "Shingles from close by, one strip lifted and casting a shadow on the course below",
      place: "Front slope, fourth course",
      finding: "A strip has lost its seal and stands up. Where we looked below, the wood is dry.",
      advice: "Nail and seal by hand, a repair of one visit.",
      urgency: "This season",
    },
    {
      picture: "The corner of a gutter over brickwork, with end cap and downspout",
      place: "Gutter, south corner",
      finding: "Drops hang below the end cap. The seam holds, no water behind it.",
      advice: "Nothing to do. Look again at the next cleaning.",
      urgency: "Can wait",
    },
  ],
} as const;
