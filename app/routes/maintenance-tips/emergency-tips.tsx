import { useFacts } from "#app/facts/use-facts.ts";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { emergency } from "#content/en/maintenance-tips.ts";

/** For visitors with a leaking ceiling: four steps, the number, the form. */
export function EmergencyTips() {
  return (
    <section
      id="emergency"
      aria-labelledby="emergency-heading"
      className="edge-eave ground-dark shingle-courses page-grid gap-y-8 pb-section [--rise:clamp(1.5rem,4vw,3.5rem)]"
    >
      <div className="lg:col-span-5">
        <h2 id="emergency-heading" className="text-title">
          {emergency.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-slate-300">{emergency.lead}</p>
        <p className="mt-6 font-heading text-heading font-bold">
          <PhoneLink number={useFacts().hotline} className="inline-flex min-h-11 items-center" />
        </p>
        <ButtonLink to="/contact-us?service=emergency" className="mt-4">
          {emergency.action}
        </ButtonLink>
      </div>
      <ol className="lg:col-span-7 lg:pl-8">
        {emergency.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] border-t border-slate-500 py-4 last:border-b"
          >
            <span
              aria-hidden="true"
              className="font-heading text-lead font-bold text-copper-400 tabular-nums"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead leading-snug">{title}</h3>
              <p className="mt-1 text-slate-300">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
