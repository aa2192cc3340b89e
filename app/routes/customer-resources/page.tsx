import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { head } from "#generated/pages/customer-resources.ts";
import { SheetIndex } from "./sheet-index.tsx";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: head.title, path: "/customer-resources" }])],
  });

export default function Page() {
  return (
    <>
      <SheetIndex />
      <LowerPage />
    </>
  );
}
