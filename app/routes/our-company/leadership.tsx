import { useWords } from "#app/facts/use-facts.ts";
import { leadership } from "#content/en/our-company.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import TrussDrawing from "./truss.svg?drawing";

/** Who is responsible for what, by role. */
export function Leadership() {
  const words = useWords(leadership);
  if (!words) return null;
  return (
    <section
      id="leadership"
      aria-labelledby="leadership-heading"
      className="page-grid gap-y-8 py-section"
    >
      <Title id="leadership-heading" className="lg:col-span-5">
        {words.heading}
      </Title>
      <Lead className="lg:col-span-7 lg:self-end">{words.lead}</Lead>
      <TrussDrawing className="mx-auto w-full max-w-5xl" />
      <ol className="grid gap-x-8 gap-y-8 lg:grid-cols-3">
        {words.roles.map(({ role, place, text, ask }, index) => (
          <li key={role} className="border-t-2 border-slate-900 pt-4">
            <p className="flex items-baseline justify-between gap-4 text-small text-slate-500">
              <span className="grid size-8 place-items-center rounded-full border-2 border-slate-900 font-heading font-bold text-slate-900 tabular-nums">
                {index + 1}
              </span>
              {place}
            </p>
            <h3 className="mt-3 text-heading">{role}</h3>
            <p className="mt-2 max-w-prose">{text}</p>
            <p className="mt-3 max-w-prose text-slate-700">{ask}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
