import { advantages } from "#content/en/why-choose-us.ts";

/** Column spans out of twelve, chosen so that no row looks like the one above it. */
const spans = [
  "ground-dark shingle-courses lg:col-span-7",
  "bg-limestone-200 lg:col-span-5",
  "bg-limestone-100 lg:col-span-4",
  "bg-limestone-100 lg:col-span-4",
  "bg-limestone-100 lg:col-span-4",
  "bg-limestone-200 lg:col-span-full lg:grid lg:grid-cols-[1fr_1.4fr] lg:items-end lg:gap-x-12",
];

/** Six reasons, each led by a figure that it can be measured by. */
export function Advantages() {
  return (
    <section aria-labelledby="advantages" className="page-grid gap-y-8 pb-section">
      <h2 id="advantages" className="max-w-[14em] text-title">
        {advantages.heading}
      </h2>
      <ul className="grid gap-2 md:max-lg:grid-cols-2 lg:grid-cols-12">
        {advantages.cards.map(({ title, figure, unit, text }, index) => (
          <li key={title} className={`flex flex-col p-6 sm:p-8 ${spans[index]}`}>
            <p className="order-first">
              <span className="block font-heading text-display leading-none tabular-nums">
                {figure}
              </span>
              <span className="mt-2 block text-small">{unit}</span>
            </p>
            <div className="mt-auto pt-10 lg:max-w-prose">
              <h3 className="border-t-2 border-current pt-3 text-heading">{title}</h3>
              <p className="mt-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
