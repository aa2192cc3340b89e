import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData, serviceData } from "#app/seo/structured-data.ts";
import { head } from "#generated/pages/insurance-claims.ts";
import { Opening } from "./opening.tsx";

const DeadlineNote = late(async () => (await import("./deadline/deadline-note.tsx")).DeadlineNote);
const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([
        { name: "Financing", path: "/financing" },
        { name: head.title, path: "/insurance-claims" },
      ]),
      serviceData({
        name: "Roof insurance claim assistance",
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
