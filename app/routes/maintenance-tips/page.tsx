import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/maintenance-tips.ts";
import { Opening } from "./opening.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.resources, { name: head.title, path: "/maintenance-tips" }]),
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
