import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { head } from "#generated/pages/our-services.ts";
import { Opening } from "./opening.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: head.title, path: "/our-services" }])],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <LowerPage />
    </>
  );
}
