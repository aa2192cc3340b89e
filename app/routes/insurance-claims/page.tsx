import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { service } from "#content/en/insurance-claims-opening.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/insurance-claims.ts";
import { Opening } from "./opening.tsx";

const DeadlineNote = late(async () => (await import("./deadline/deadline-note.tsx")).DeadlineNote);
const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.financing, { name: head.title, path: "/insurance-claims" }]),
      serviceData({
        name: service,
        description: head.description,
        path: "/insurance-claims",
      }),
    ],
  });

export default function Page() {
  return (
    <>
      <Opening />
      <DeadlineNote />
      <LowerPage />
    </>
  );
}
