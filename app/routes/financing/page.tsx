import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Financing",
    description:
      "Roof financing in Northern Virginia: same-as-cash, low monthly and fixed-rate plans from 12 to 120 months.",
    keywords: "roof financing, same as cash roofing, roof payment plans Virginia",
    canonical: "/financing",
  });

export default function Page() {
  return (
    <PageOutline heading="A new roof without the lump sum">
      We offer same-as-cash, low monthly and fixed-rate plans over 12 to 120 months, with no
      prepayment penalty.
    </PageOutline>
  );
}
