import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { closing } from "#content/en/maintenance-tips.ts";

/** For visitors who have read enough. */
export function Closing() {
  return (
    <section
      aria-labelledby="closing"
      className="page-grid items-center gap-y-6 py-section print:hidden"
    >
      <div className="border-t-2 border-slate-900 pt-8 md:flex md:items-center md:justify-between md:gap-10">
        <div>
          <h2 id="closing" className="text-heading">
            {closing.heading}
          </h2>
          <p className="mt-2 text-slate-700">{closing.text}</p>
        </div>
        <ButtonLink to="/contact-us" className="mt-6 md:mt-0">
          {closing.contact}
        </ButtonLink>
      </div>
    </section>
  );
}
