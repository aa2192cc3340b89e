import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/financing-partners.ts";
import { Opening } from "./opening.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.financing, { name: head.title, path: "/financing-partners" }]),
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
