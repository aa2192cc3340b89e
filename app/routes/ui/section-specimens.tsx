import { AnyPageClosing } from "#app/sections/closing/any-page-closing.tsx";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { NextSteps } from "#app/sections/links/next-steps.tsx";
import { LabeledValues } from "#app/sections/opening/labeled-values.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import { CaptionedPhoto } from "#app/sections/text/captioned-photo.tsx";
import { ComparisonTable } from "#app/sections/text/comparison-table.tsx";
import { DarkBand } from "#app/sections/text/dark-band.tsx";
import { LifespanScale } from "#app/sections/text/lifespan-scale.tsx";
import { PairList } from "#app/sections/text/pair-list.tsx";
import { QuestionList } from "#app/sections/text/question-list.tsx";
import { Quote } from "#app/sections/text/quote.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import hero from "#art/masters/hero.jpg?photo";
import replacement from "#art/masters/replacement.jpg?photo";
import shingles from "#art/masters/shingles.jpg?photo";
import { Lead } from "#ui/pages/lead.tsx";
import { Section } from "#ui/pages/section.tsx";
import { Title } from "#ui/pages/title.tsx";

/** The sections that content pages are composed of, as wide as on a page. */
export function SectionSpecimens() {
  return (
    <>
      <PageHero
        heading="Roof replacement"
        photo={replacement}
        alt="A roof half done: new courses climb over the underlayment, bundles wait on the deck"
        position="object-[50%_35%]"
        actions={
          <>
            <ButtonLink to="/schedule-inspection">Book a free inspection</ButtonLink>
            <ButtonLink to="/contact-us?service=estimate" look="quiet">
              Ask for an estimate
            </ButtonLink>
          </>
        }
      >
        Off with the old roof, on with the new one, in 1-5 days. We leave the yard as we found it.
      </PageHero>
      <section className="page-grid py-10 md:py-14">
        <LabeledValues values={facts} />
      </section>
      <Section heading="How long it lasts" span={8} className="gap-y-10 py-section">
        <div className="lg:col-span-9">
          <LifespanScale label="Lifespan of roofing materials" unit="years" items={lifespans} />
        </div>
        <p className="text-small text-slate-700 lg:col-span-3 lg:border-l lg:border-limestone-400 lg:pl-6">
          Sun, slope and ventilation decide where in its range a roof ends up. A roof that cannot
          breathe cooks from below.
        </p>
      </Section>
      <section className="page-grid gap-y-10 bg-limestone-100 py-section">
        <Title className="lg:col-span-8">From the first call to the last nail</Title>
        <div>
          <Timeline across steps={steps} />
        </div>
      </section>
      <Section
        heading="What an estimate says"
        span={5}
        lead="Every point is in writing before you sign."
        dark
        className="gap-y-8 py-section"
      >
        <PairList
          pairs={points}
          className="border-t-2 border-current"
          row="grid gap-x-8 gap-y-1 border-b border-current/40 py-5 sm:grid-cols-[14rem_1fr]"
          term="font-semibold"
          text="text-limestone-200"
        />
        <div className="flex flex-wrap gap-4">
          <NextSteps steps={nextSteps} />
        </div>
      </Section>
      <section className="page-grid items-end gap-y-10 py-section">
        <CaptionedPhoto
          photo={shingles}
          alt="Courses of architectural shingles in evening light, close"
          sizes="(width < 48rem) 67vw, (width < 64rem) 92vw, 44rem"
          figure="Fig. 1"
          className="lg:col-span-7"
        >
          Each course shows 5⅝ in. The tabs differ in height, so the shadow lines do not repeat.
        </CaptionedPhoto>
        <div className="lg:col-span-5 lg:pl-8">
          <Timeline steps={steps.slice(0, 3)} />
        </div>
      </section>
      <Section heading="The plans side by side" span={8} className="gap-y-10 pb-section">
        <div>
          <ComparisonTable
            caption="Per month, 12 months at least, then month to month."
            subject="Feature"
            columns={["Platinum", "Gold", "Silver"]}
            marked={{ column: "Gold", note: "Most chosen" }}
            rows={plans}
          />
        </div>
      </Section>
      <DarkBand heading="Water coming in?">
        <Lead tone="dark">
          We typically reach you within 2-4 hours, and we are on site within 24 hours.
        </Lead>
        <div className="mt-8">
          <LabeledValues values={facts.slice(0, 3)} label="Emergency" />
        </div>
      </DarkBand>
      <section className="page-grid py-section">
        <div className="lg:col-span-9 lg:col-start-3">
          <Quote
            text="They covered it the same day, photographed everything for the claim, and replaced the slope two weeks later."
            author="Maria T."
            detail="Leesburg, VA"
          />
        </div>
      </section>
      <section className="relative">
        <CaptionedPhoto
          photo={hero}
          alt="A brick colonial in evening light"
          sizes="100vw"
          frame="cut-pitch aspect-[4/3] md:aspect-[21/9]"
          className="page-grid"
        >
          A colonial in Fairfax County, seen from the air.
        </CaptionedPhoto>
      </section>
      <QuestionList questions={questions}>
        <p>What owners ask before they sign.</p>
      </QuestionList>
      <AnyPageClosing />
    </>
  );
}

const facts = [
  { label: "Replacement", value: "1-5 days", note: "from tear-off to cleanup" },
  { label: "Lead time", value: "2-3 weeks", note: "in peak season, about a week off-peak" },
  { label: "Workmanship", value: "20 years", note: "limited warranty on our work" },
  { label: "Manufacturer", value: "25-50 years", note: "depending on the material" },
];

const points = [
  ["What is measured", "The slopes from above, before anybody climbs."],
  ["What is not", "Wood that nobody can see until the old roof is off."],
] as const;

const nextSteps = [
  { to: "/schedule-inspection", label: "Book a free inspection" },
  { to: "/contact-us", label: "Write to us" },
] as const;

const lifespans = [
  { name: "Asphalt shingles", span: { from: 15, to: 30 } },
  { name: "Cedar shakes", span: { from: 20, to: 40 } },
  { name: "Synthetic", span: { from: 40, to: 50 } },
  { name: "Metal", span: { from: 40, to: 70 } },
  {
    name: "Slate",
    span: { from: 75, to: 100, openEnded: true },
    note: "The flashing goes before the slate does.",
  },
];

const steps = [
  { title: "Inspection", text: "We look at roof, attic and gutters and take photos." },
  { title: "Proposal", text: "One price in writing, with the materials named." },
  { title: "Planning", text: "Permit, delivery and the day that suits you." },
  { title: "Installation", text: "Tear-off, deck, underlayment, flashing, shingles." },
  { title: "Final look", text: "We walk the roof with you and hand over the warranty." },
];

const plans = [
  { feature: "Price", values: ["$650/mo", "$450/mo", "$350/mo"] },
  { feature: "Inspections", values: ["Quarterly", "Semi-annual", "Annual"] },
  { feature: "Response", values: ["24 hours", "48 hours", "72 hours"] },
  { feature: "Repair discount", values: ["25%", "20%", "15%"] },
  { feature: "24/7 emergency", values: [true, false, false] },
];

const questions = [
  {
    id: "how-long",
    question: "How long does a replacement take?",
    answer: "A replacement takes 1-5 days. Repairs take 1-2 days.",
  },
  {
    id: "at-home",
    question: "Do I have to be at home?",
    answer: "No. We need power outside, and cars out of the driveway.",
  },
  {
    id: "repair-or-replace",
    question: "When is a repair no longer worth it?",
    answer: "When it would cost more than 30% of a new roof, we tell you so and price both.",
  },
];
