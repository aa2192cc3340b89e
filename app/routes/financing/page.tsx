import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, questionsData, serviceData } from "#app/seo/structured-data.ts";
import { intro, planCards, questions } from "#content/en/financing.ts";
import { head } from "#generated/pages/financing.ts";
import { Opening } from "./opening.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([{ name: head.title, path: "/financing" }]),
      serviceData({
        name: "Roof financing",
        description: head.description,
        path: "/financing",
        offers: Object.values(planCards.cards).map(({ name, text }) => ({
          name,
          description: text,
        })),
      }),
      questionsData(questions),
    ],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <section aria-labelledby="why" className="page-grid gap-y-6 pt-section">
        <h2 id="why" data-reveal="" className="text-heading lg:col-span-4">
          {intro.heading}
        </h2>
        <div className="grid max-w-prose gap-5 lg:col-span-7 lg:col-start-6">
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph.slice(0, 20)} data-reveal="">
              {paragraph}
            </p>
          ))}
        </div>
      </section>
      <LowerPage />
    </>
  );
}
