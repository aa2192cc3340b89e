/**
 * A report like those that owners get after an inspection, made up for the site: house and owner
 * are fictional, and its pages say so.
 */
export const sampleReport = {
  heading: "What you get: a report with pictures",
  mark: "Sample report",
  note: "House and findings are made up.",
  lead: "Every inspection ends with pages like this: a photo, what we found, what to do, and what can wait.",
  head: [
    ["House", "Brick colonial, built 1998"],
    ["Roof", "Architectural shingles, 6 in 12"],
    ["Seen", "Roof, gutters, attic"],
  ],
  findings: [
    {
      picture: "A vent pipe on a shingle roof, the rubber collar around it split and curled",
      place: "Rear slope, vent pipe",
      finding: "The collar has split. Rain runs down the pipe into the attic.",
      advice: "Replace the boot now, in one visit.",
      urgency: "Now",
    },
    {
      picture: "Metal flashing bent away from a brick chimney, a dark gap behind it",
      place: "Chimney, lower side",
      finding: "The flashing has pulled away from the brick. The wood below is still dry.",
      advice: "Set it back into the joint and seal it before winter.",
      urgency: "This season",
    },
    {
      picture: "Brown shingles close up, with dark round bruises where hail took the granules",
      place: "Front slope",
      finding: "Hail has left bruises. We pressed each one: none is soft.",
      advice: "Nothing to repair. Ask your insurer how long you have to report it.",
      urgency: "Can wait",
    },
  ],
} as const;
