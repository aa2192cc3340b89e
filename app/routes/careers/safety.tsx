import { safety } from "#content/en/careers.ts";
import { mayStop } from "#content/en/crew-day.ts";

/** Who may stop the work, as the largest sentence of the page. */
export function Safety() {
  return (
    <section
      aria-labelledby="safety"
      className="page-grid items-end gap-y-8 bg-limestone-200 py-section forced-colors:border-y"
    >
      <div className="lg:col-span-8">
        <h2 id="safety" className="text-heading text-copper-700">
          {safety.heading}
        </h2>
        <p className="mt-4 font-heading text-title font-bold text-balance">{mayStop}</p>
      </div>
      <p className="max-w-prose border-l-2 border-copper-600 pl-4 lg:col-span-4">{safety.text}</p>
    </section>
  );
}
