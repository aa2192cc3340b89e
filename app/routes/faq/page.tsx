import { Suspense } from "react";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { description } from "#content/en/descriptions/faq.ts";
import { entry } from "#content/en/faq.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/faq.ts";
import { Opening } from "./opening.tsx";
import { Subjects } from "./subjects.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    description,
    structuredData: [breadcrumbData([parentPages.resources, entry])],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <Suspense>
        <Subjects />
      </Suspense>
    </>
  );
}
