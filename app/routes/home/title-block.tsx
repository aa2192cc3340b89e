import { type Fact, FactSheet } from "#app/sections/fact-sheet.tsx";
import { Reveal } from "#app/ui/reveal.tsx";
import { businessProfile } from "#content/business-profile.ts";

const { rating, inspection } = businessProfile;

const facts: readonly Fact[] = [
  { label: "Inspection", value: "Free", note: `${inspection.duration} at your property` },
  { label: "Response", value: "24 hours", note: "in our primary counties" },
  { label: "Workmanship", value: "20 years", note: "of warranty on our work" },
  {
    label: "Customers say",
    value: `${rating.value.toFixed(1)} out of 5`,
    note: `from ${rating.reviews} reviews`,
  },
];

/** What most visitors want to know first, set as the title block of a drawing. */
export function TitleBlock() {
  return (
    <section className="page-grid py-10 md:py-14">
      <Reveal items="dl > div">
        <FactSheet facts={facts} />
      </Reveal>
    </section>
  );
}
