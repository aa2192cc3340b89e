import { companyFigures } from "#content/company.ts";
import { percent } from "./figures.ts";

/** What stands beside everything made up, as large as it, while the profile's `samples` are shown. */
export const sampleNotes = {
  reviews: "Sample reviews, shown here as examples",
  review: "Sample review, shown here as an example",
  stories: "Sample stories, shown here as examples",
  satisfaction: `${percent(companyFigures.satisfaction)} is a sample figure, shown here as an example`,
  certifications: "The first three are samples, shown here as examples",
};
