import { Suspense } from "react";
import { ButtonLink } from "#app/sections/links/button-link.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { closing } from "#content/en/customer-resources.ts";
import { head } from "#generated/pages/customer-resources.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import { Guides } from "./guides.tsx";
import { SheetIndex } from "./sheet-index.tsx";

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [breadcrumbData([{ name: head.name, path: "/customer-resources" }])],
  });

export default function Page() {
  return (
    <>
      <SheetIndex />
      <Suspense>
        <Guides />
        <section aria-labelledby="closing" className="page-grid gap-y-6 py-section">
          <div className="lg:col-span-7">
            <Title id="closing">{closing.heading}</Title>
            <Lead className="mt-6">{closing.text}</Lead>
            <p className="mt-6">
              {closing.myRoof.before}
              {/* The router knows nothing of it. */}
              <a href="/my-roof" className="link">
                {closing.myRoof.link}
              </a>
              {closing.myRoof.after}
            </p>
          </div>
          <div className="flex flex-wrap items-end gap-4 lg:col-span-5 lg:justify-end">
            <ButtonLink to="/contact-us">{closing.contact}</ButtonLink>
            <ButtonLink to="/schedule-inspection" look="quiet">
              {closing.book}
            </ButtonLink>
          </div>
        </section>
      </Suspense>
    </>
  );
}
