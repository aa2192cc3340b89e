/** The first question's options, in a file of their own because every page's menu offers them. */
export const roofAges = [
  { value: "new", label: "New: less than 5 years", score: 0 },
  { value: "5-15", label: "5-15 years", score: 5 },
  { value: "15-20", label: "15-20 years", score: 10 },
  { value: "over-20", label: "Over 20 years", score: 15 },
  { value: "unknown", label: "I don't know", score: 8 },
] as const;
