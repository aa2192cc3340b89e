import { difference } from "#content/en/why-choose-us.ts";
import { Title } from "#ui/pages/title.tsx";

/** What sets us apart: the claim large, and beside it what it rests on. */
export function Difference() {
  const [claim, ...others] = difference.paragraphs;
  return (
    <section aria-labelledby="difference" className="page-grid gap-y-6 py-section">
      <Title id="difference" className="lg:col-span-5">
        {difference.heading}
      </Title>
      <div className="lg:col-span-7 lg:pl-8">
        <p className="max-w-prose text-lead">{claim}</p>
        {others.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-prose text-slate-700">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
