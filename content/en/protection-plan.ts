/** The lead, by the page's address. The heading is its title. */
export const words = {
  "/platinum-protection-plan":
    "For $650 a month you get quarterly inspections, response within 24 hours and 25% off repairs.",
  "/gold-protection-plan":
    "For $450 a month you get semi-annual inspections, response within 48 hours and 20% off repairs.",
  "/silver-protection-plan":
    "For $350 a month you get an annual inspection, response within 72 hours and 15% off non-warranty roofing repairs.",
};
