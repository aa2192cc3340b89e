import { businessProfile } from "#content/business-profile.ts";

const { rating, inspection } = businessProfile;

const facts = [
  { label: "Inspection", value: "Free", note: `${inspection.duration} at your property` },
  { label: "Response", value: "24 hours", note: "in our primary counties" },
  { label: "Workmanship", value: "20 years", note: "of warranty on our work" },
  {
    label: "Customers say",
    value: `${rating.value.toFixed(1)} of 5`,
    note: `in ${rating.reviews} reviews`,
  },
];

/** What most visitors want to know first, set as the title block of a drawing. */
export function TitleBlock() {
  return (
    <section aria-label="At a glance" className="page-grid py-10 md:py-14">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {facts.map(({ label, value, note }) => (
          <div key={label} className="border-t-2 border-slate-900 pt-3">
            <dt className="text-small text-slate-500">{label}</dt>
            <dd>
              <span className="block font-heading text-heading font-bold">{value}</span>
              <span className="text-small text-slate-700">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
