import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, questionsData, serviceData } from "#app/seo/structured-data.ts";
import { questions, services } from "#content/en/gutter-services.ts";
import { head } from "#generated/pages/gutter-services.ts";
import { Opening } from "./opening.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([
        { name: "Our Services", path: "/our-services" },
        { name: head.title, path: "/gutter-services" },
      ]),
      serviceData({
        name: head.title,
        description: head.description,
        path: "/gutter-services",
        offers: services.items.map(({ title, text }) => ({ name: title, description: text })),
      }),
      questionsData(questions),
    ],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <LowerPage />
    </>
  );
}
