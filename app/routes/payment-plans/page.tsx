import { PageOutline } from "#app/sections/page-outline.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";

export const meta = () =>
  pageMeta({
    title: "Payment Plans",
    description:
      "Same-as-cash, low monthly payments or fixed-rate installments: compare terms, rates and who each plan suits.",
    keywords: "roof payment plans, same as cash, low monthly payments, fixed rate installments",
    canonical: "/payment-plans",
  });

export default function Page() {
  return (
    <PageOutline heading="Three ways to pay">
      Choose same-as-cash for 6, 12 or 18 months, spread the cost over 5-12 years, or lock in a
      fixed rate for 2-7 years.
    </PageOutline>
  );
}
