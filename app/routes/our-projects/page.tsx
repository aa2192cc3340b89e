import { useFacts } from "#app/facts/use-facts.ts";
import { shownRoofs } from "#app/sections/finished-roofs/finished-roofs.server.ts";
import { ProjectCards } from "#app/sections/finished-roofs/project-cards.tsx";
import { RoofsClosing } from "#app/sections/finished-roofs/roofs-closing.tsx";
import { roofsMeta } from "#app/sections/finished-roofs/roofs-meta.ts";
import { Pagination } from "#app/sections/list/pagination.tsx";
import { breadcrumbData } from "#app/seo/structured-data.ts";
import { card, lists } from "#content/en/finished-roofs.ts";
import { titleOfPart } from "#content/en/pagination.ts";
import { readPage } from "#domain/page/list-page.ts";
import { listed, projectList, readProjectQuery } from "#domain/project/project-list.ts";
import { heads } from "#generated/pages/our-projects.ts";
import { Lead } from "#ui/pages/lead.tsx";
import { Title } from "#ui/pages/title.tsx";
import type { Route } from "./+types/page";
import { listData } from "./list-data.ts";
import { kindAt, listAddress, listPath } from "./list-path.ts";
import { NoRoof } from "./no-roof.tsx";
import { RoofFilters } from "./roof-filters.tsx";
import { RoofMap } from "./roof-map.tsx";

/** The finished roofs that the address asks for. Runs on the server for every query, so it works without scripts. */
export function loader({ request, context, pattern }: Route.LoaderArgs) {
  const shown = shownRoofs(context);
  const { searchParams } = new URL(request.url);
  const query = readProjectQuery(kindAt(pattern), searchParams);
  const list = projectList(shown, query, readPage(searchParams));
  return { ...list, others: list.projects.length > 0 ? [] : shown.slice(0, 3).map(listed) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const path = listPath(loaderData?.query.kind ?? null);
  const head = heads[path];
  const { projects = [], others = [], query } = loaderData ?? {};
  // A part of what was chosen beside the kind is a view of the list.
  const page = query?.material || query?.county ? 1 : (loaderData?.page ?? 1);
  const trail = [{ name: heads["/our-projects"].name, path: "/our-projects" } as const];
  if (path !== "/our-projects") trail.push({ name: head.name, path } as never);
  const info = {
    ...head,
    title: titleOfPart(head.title, page),
    canonical: query ? listAddress({ ...query, material: null, county: null }, page) : path,
    ...(projects.length === 0 && { noindex: true }),
    structuredData: [
      breadcrumbData(trail),
      ...(loaderData && projects.length > 0 ? [listData(head.name, path, loaderData)] : []),
    ],
  };
  return roofsMeta(info, (projects[0] ?? others[0])?.face?.file);
}

export default function Page({ loaderData: list }: Route.ComponentProps) {
  const { query, projects, others } = list;
  const words = lists[query.kind ?? "all"](useFacts());
  return (
    <>
      <section className="page-grid gap-y-6 pt-10 lg:pt-16">
        <Title as="h1" className="lg:col-span-6">
          {words.heading}
        </Title>
        <Lead className="self-end lg:col-span-6">{words.lead}</Lead>
        <RoofFilters list={list} />
      </section>
      <section
        id="roofs"
        tabIndex={-1}
        aria-label={words.heading}
        className="page-grid pt-10 pb-section"
      >
        {projects.length > 0 ? (
          <>
            <ProjectCards projects={projects} as="h2" />
            <Pagination
              page={list.page}
              pages={list.pages}
              addressOf={(page) => listAddress(query, page)}
              focus="roofs"
            />
          </>
        ) : (
          <NoRoof query={query} words={words.none} />
        )}
      </section>
      {others.length > 0 && (
        <section aria-labelledby="other-roofs" className="page-grid gap-y-10 pb-section">
          <Title id="other-roofs">{card.others}</Title>
          <ProjectCards projects={others} />
        </section>
      )}
      <RoofMap list={list} />
      <RoofsClosing />
    </>
  );
}
