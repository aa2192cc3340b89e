import { useWords } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { Timeline } from "#app/sections/text/timeline.tsx";
import { claims } from "#content/en/warranty-info.ts";
import { Title } from "#ui/pages/title.tsx";

/** Five steps from top to bottom, and beside them, always in view, what to have at hand. */
export function ClaimSteps() {
  const words = useWords(claims);
  return (
    <section aria-labelledby="claims" className="page-grid items-start gap-y-10 pt-section">
      <div className="lg:col-span-5">
        <Title id="claims">{words.heading}</Title>
        <p className="mt-6 max-w-prose text-slate-700">{words.lead}</p>
      </div>
      <div className="lg:col-span-6 lg:col-start-7 lg:row-span-2 lg:row-start-1">
        <Timeline steps={words.steps} />
      </div>
      <aside
        aria-labelledby="at-hand"
        className="border-t-2 border-slate-900 pt-4 lg:sticky lg:top-28 lg:col-span-5"
      >
        <h3 id="at-hand" className="text-heading">
          {words.ready.heading}
        </h3>
        <ul className="mt-3 text-slate-700">
          {words.ready.list.map((entry) => (
            <li key={entry} className="border-b border-limestone-400 py-2.5">
              {entry}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink to="/contact-us" look="quiet">
            {words.action}
          </ButtonLink>
          <PhoneLink className="inline-flex min-h-11 items-center font-semibold" />
        </div>
      </aside>
    </section>
  );
}
