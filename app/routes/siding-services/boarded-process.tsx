import { process } from "#content/en/siding-services.ts";
import { Section } from "#ui/pages/section.tsx";

/** The five steps as courses of lap siding: each board has the shadow of the one above it. */
export function BoardedProcess() {
  return (
    <Section headingId="process" heading={process.heading} className="gap-y-10 pt-section">
      <ol className="forced-colors:border-t">
        {process.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] items-baseline gap-x-4 border-b-4 border-limestone-400 bg-linear-to-b from-limestone-200 to-limestone-100 px-4 py-5 md:grid-cols-[3rem_5fr_7fr] md:gap-x-8 md:px-6"
          >
            <span
              aria-hidden="true"
              className="font-heading text-heading font-extrabold text-slate-500 tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="text-heading">{title}</h3>
            <p className="max-w-prose max-md:col-start-2 max-md:mt-1">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
