import { late } from "#app/sections/late/late.tsx";
import { PageHero } from "#app/sections/opening/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import commercial from "#art/masters/commercial.jpg?photo";
import { actions, picture, words } from "#content/en/commercial-roofing-opening.ts";
import { parentPages } from "#content/en/parent-pages.ts";
import { head } from "#generated/pages/commercial-roofing.ts";

const LowerPage = late(async () => (await import("./lower-page.tsx")).LowerPage);

export const meta = () =>
  pageMeta({
    ...head,
    structuredData: [
      breadcrumbData([parentPages.services, { name: head.title, path: "/commercial-roofing" }]),
    ],
  });

export default function Page() {
  return (
    <>
      <PageHero
        heading={words.heading}
        photo={commercial}
        alt={picture}
        position="object-[50%_45%]"
        actions={actions.map(({ to, label }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? "primary" : "quiet"}>
            {label}
          </ButtonLink>
        ))}
      >
        {words.lead}
      </PageHero>
      <LowerPage />
    </>
  );
}
