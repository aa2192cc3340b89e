import { CompareSlider } from "#app/sections/finished-roofs/compare-slider.tsx";
import { shownRoofs } from "#app/sections/finished-roofs/finished-roofs.server.ts";
import { RoofsClosing } from "#app/sections/finished-roofs/roofs-closing.tsx";
import { roofsMeta } from "#app/sections/finished-roofs/roofs-meta.ts";
import { MoreLink } from "#app/sections/links/more-link.tsx";
import { Pagination } from "#app/sections/list/pagination.tsx";
import { PlainOpening } from "#app/sections/opening/plain-opening.tsx";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { beforeAfter, card } from "#content/en/finished-roofs.ts";
import { titleOfPart } from "#content/en/pagination.ts";
import { projectPictureAlt, projectTitle } from "#content/en/project.ts";
import { projectSummary } from "#content/en/projects.ts";
import { projectPath } from "#content/links.ts";
import { onePage, readPage } from "#domain/page/list-page.ts";
import { pairOf } from "#domain/project/project.ts";
import { listed, pairsPerPage } from "#domain/project/project-list.ts";
import { head } from "#generated/pages/before-after.ts";
import type { Route } from "./+types/page";

/** A page of the finished roofs that can be compared with what was there before. */
export function loader({ request, context }: Route.LoaderArgs) {
  const pairs = shownRoofs(context).flatMap((project) => {
    const pair = pairOf(project);
    return pair ? [{ ...listed(project), pair }] : [];
  });
  const asked = readPage(new URL(request.url).searchParams);
  const { items, page, pages } = onePage(pairs, { page: asked, size: pairsPerPage });
  return { pairs: items, page, pages };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const trail = [
    { name: "Our Projects", path: "/our-projects" },
    { name: head.name, path: "/before-after" },
  ] as const;
  const page = loaderData?.page ?? 1;
  const info = {
    ...head,
    title: titleOfPart(head.title, page),
    canonical: addressOf(page),
    structuredData: [breadcrumbData(trail)],
  };
  return roofsMeta(info, loaderData?.pairs[0]?.pair.after.file);
}

const addressOf = (page: number) =>
  page > 1 ? (`/before-after?page=${page}` as const) : "/before-after";

export default function Page({ loaderData: { pairs, page, pages } }: Route.ComponentProps) {
  return (
    <>
      <PlainOpening words={pairs.length > 0 ? beforeAfter : beforeAfter.none} />
      <div id="pairs" tabIndex={-1} className="page-grid pb-section">
        {pairs.length > 0 && (
          <p className="mb-4 text-small text-slate-700 noscript:hidden print:hidden">
            {beforeAfter.how}
          </p>
        )}
        <ul className="grid gap-y-14 lg:grid-cols-2 lg:gap-x-8">
          {pairs.map(({ pair: { before, after }, ...project }, index) => (
            <li
              key={project.slug}
              className="print:break-inside-avoid lg:first:col-span-2 lg:first:grid lg:first:grid-cols-12 lg:first:items-end lg:first:gap-x-8"
            >
              <div className="in-[li:first-child]:lg:col-span-8">
                <CompareSlider
                  title={projectTitle(project)}
                  before={{ file: before.file, alt: projectPictureAlt(project, before) }}
                  after={{ file: after.file, alt: projectPictureAlt(project, after) }}
                  first={index === 0}
                  sizes={
                    index === 0 ? "(width < 64rem) 67vw, 50rem" : "(width < 64rem) 67vw, 37rem"
                  }
                />
              </div>
              <div className="in-[li:first-child]:lg:col-span-4 in-[li:first-child]:lg:pb-11">
                <h2 className="border-t-2 border-slate-900 pt-3 text-heading">
                  {projectTitle(project)}
                </h2>
                <p className="mt-2 text-slate-700">{projectSummary(project)}</p>
                <MoreLink
                  to={projectPath(project)}
                  aria-label={`${card.more}: ${projectTitle(project)}`}
                >
                  {card.more}
                </MoreLink>
              </div>
            </li>
          ))}
        </ul>
        <Pagination page={page} pages={pages} addressOf={addressOf} focus="pairs" />
        <p className="mt-8">
          <MoreLink to="/our-projects">{beforeAfter.all}</MoreLink>
        </p>
      </div>
      <RoofsClosing />
    </>
  );
}
