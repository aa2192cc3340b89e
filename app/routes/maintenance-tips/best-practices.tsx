import { RichText } from "#app/sections/text/rich-text.tsx";
import { Title } from "#app/ui/title.tsx";
import { practices } from "#content/en/maintenance-tips.ts";

/** Good habits, as text in two columns. */
export function BestPractices() {
  return (
    <section aria-labelledby="practices" className="page-grid gap-y-8 pt-section">
      <Title id="practices" className="lg:col-span-4">
        {practices.heading}
      </Title>
      <dl className="lg:col-span-8 lg:columns-2 lg:gap-x-12">
        {practices.items.map(({ title, text }) => (
          <div key={title} className="break-inside-avoid pb-6">
            <dt className="font-heading text-lead leading-snug font-bold">{title}</dt>
            <dd className="mt-1 text-slate-700">
              <RichText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
