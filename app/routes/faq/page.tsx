import { late } from "#app/sections/late/late.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { head } from "#generated/pages/faq.ts";

const WholePage = late(async () => (await import("./whole-page.tsx")).WholePage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([
        { name: "Customer Resources", path: "/customer-resources" },
        { name: "Questions and answers", path: "/faq" },
      ]),
    ],
  });

/** Late as a whole: what it has in words, its script would bring a second time before anything else. */
export default function Page() {
  return <WholePage />;
}
