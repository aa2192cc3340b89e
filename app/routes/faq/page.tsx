import { Suspense } from "react";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { entry, opening } from "#content/en/faq.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/faq.ts";
import { Subjects } from "./subjects.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([parentPages.resources, entry])],
  });

export default function Page() {
  return (
    <>
      <section className="page-grid gap-y-6 pt-10 pb-8 lg:pb-12">
        <h1 className="drip-edge text-title lg:col-span-7">{opening.heading}</h1>
        <p className="max-w-prose text-lead text-slate-700 lg:col-span-5 lg:self-end">
          {opening.lead}
        </p>
      </section>
      <Suspense>
        <Subjects />
      </Suspense>
    </>
  );
}
