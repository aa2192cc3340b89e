/**
 * A report like those that owners get after an inspection, made up for the site: house and owner
 * are fictional, and its pages say so.
 */
export const sampleReport = {
  heading: "What you get: a report with pictures",
  mark: "Sample report",
  note: "House and findings are made up.",
  lead: "Every inspection ends with pages like this: photos, what we found, and what can wait.",
  head: [
    ["House", "Brick colonial, built 1998"],
    ["Roof", "Architectural shingles, 6 in 12"],
    ["Seen", "Roof, gutters, attic"],
  ],
  findings: [
    {
      picture: "A vent pipe, its rubber collar split and curled",
      place: "Rear slope, vent pipe",
      finding: "The collar has split. Rain runs into the attic.",
      advice: "Replace the boot now, in one visit.",
      urgency: "Now",
    },
    {
      picture: "Metal flashing bent away from a brick chimney",
      place: "Chimney, lower side",
      finding: "The flashing has pulled away. The wood below is dry.",
      advice: "Set it back and seal it before winter.",
      urgency: "This season",
    },
    {
      picture: "Brown shingles with dark round bruises from hail",
      place: "Front slope",
      finding: "Hail left bruises. None of them is soft.",
      advice: "Nothing to repair. Ask your insurer how long you have to report it.",
      urgency: "Can wait",
    },
  ],
} as const;
