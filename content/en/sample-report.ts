/** What the pages say around the sample of a report, whose own words follow from `sample-report-content.ts`. */
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
  life: (years: string) => `. Can be expected to last ${years}.`,
} as const;
