import { useWords } from "#app/facts/use-facts.ts";
import { benefits } from "#content/en/siding-services.ts";
import { Section } from "#ui/pages/section.tsx";

/** Five benefits: the one with a figure is large, the rest are a list of lines. */
export function BenefitList() {
  const { heading, items } = useWords(benefits);
  const [first, ...others] = items;
  return (
    <Section headingId="benefits" heading={heading} className="gap-y-10 py-section">
      {first && (
        <div className="border-l-4 border-copper-600 pl-6 lg:col-span-5">
          <h3 className="text-title">{first.title}</h3>
          <p className="mt-4 max-w-prose text-lead">{first.text}</p>
        </div>
      )}
      <ul className="lg:col-span-6 lg:col-start-7">
        {others.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-6 border-t border-limestone-400 py-4 first:border-t-0 first:pt-0 sm:grid-cols-[11rem_1fr]"
          >
            <h3 className="text-lead leading-snug">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
