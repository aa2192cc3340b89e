import ArrowRight from "lucide-react/icons/arrow-right";
import { lazy, Suspense } from "react";
import { PageLink } from "#app/sections/links/page-link.tsx";
import type { LinkGroup, MenuFigure, MenuItem, NavigationLink } from "#content/navigation.ts";
import { roofAges } from "#domain/assessment/roof-ages.ts";
import { FeaturedArticles } from "./featured-articles.tsx";
import { useCurrentPath } from "./use-current-path.ts";

/** Its code is requested only where finished roofs are shown. */
const FeaturedProjects = lazy(() => import("./featured-projects.tsx"));

/** The panel under the bar: what the item is about, its links, and its additional content. */
export function MenuPanel({ id, item, isOpen }: { id: string; item: MenuItem; isOpen: boolean }) {
  return (
    <div
      id={id}
      data-menu-panel=""
      // A panel that fades away neither takes a press nor opens again under the pointer.
      className="pointer-events-none invisible absolute inset-x-0 top-full -translate-y-1 bg-limestone-50 text-slate-900 opacity-0 shadow-float transition-[opacity,translate,visibility] duration-150 panel-open:pointer-events-auto panel-open:visible panel-open:translate-y-0 panel-open:opacity-100 panel-open:transition-[opacity,translate]"
    >
      <div className="mx-auto grid max-w-[calc(76rem+2*var(--spacing-gutter))] grid-cols-[13rem_auto_1fr] gap-8 px-gutter py-10">
        <div>
          <p className="font-heading text-heading">{item.label}</p>
          <p className="mt-2 text-small text-slate-700">{item.summary}</p>
          <MoreLink to={item.to} label={`${item.label} overview`} />
        </div>
        {item.groups.length > 0 && <LinkGroups groups={item.groups} />}
        <PanelAside item={item} isOpen={isOpen} />
      </div>
    </div>
  );
}

function LinkGroups({ groups }: { groups: readonly LinkGroup[] }) {
  const pathname = useCurrentPath();
  return (
    <div className="flex gap-8 border-l border-limestone-400 pl-8">
      {groups.map((group) => (
        <div key={group.links[0]?.to} className="min-w-44">
          {group.heading && (
            <p className="label-caps mb-1 whitespace-nowrap text-slate-500">{group.heading}</p>
          )}
          <ul>
            {group.links.map((link) => (
              <li key={link.to}>
                <PageLink
                  to={link.to}
                  aria-current={link.to === pathname ? "page" : undefined}
                  className="flex min-h-11 items-center text-small font-semibold whitespace-nowrap decoration-copper-600 decoration-2 underline-offset-6 hover:underline aria-[current=page]:text-copper-700 aria-[current=page]:forced-chosen"
                >
                  {link.label}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** Another kind of panel does not compile before it is drawn here, and in the mobile menu. */
type DrawnItem = MenuItem & { panel: { kind: "benefits" | "projects" | "articles" | "roof-age" } };

function PanelAside({ item: { panel, groups }, isOpen }: { item: DrawnItem; isOpen: boolean }) {
  return (
    <div className={`bg-limestone-100 p-6 ${groups.length > 0 ? "" : "col-span-2"}`}>
      <p className="font-semibold">{panel.heading}</p>
      {panel.kind === "benefits" && panel.figure && <Figure {...panel.figure} />}
      {panel.kind === "benefits" && (
        <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-8 text-small text-slate-700">
          {panel.points.map((point) => (
            <li key={point} className="border-t border-limestone-200 py-2">
              {point}
            </li>
          ))}
        </ul>
      )}
      {panel.kind === "projects" && (
        <Suspense>
          <FeaturedProjects isOpen={isOpen} />
        </Suspense>
      )}
      {panel.kind === "articles" && (
        <>
          <p className="mt-1 text-small text-slate-700">{panel.description}</p>
          <FeaturedArticles isOpen={isOpen} />
        </>
      )}
      {panel.kind === "roof-age" && <RoofAges />}
      <MoreLink {...panel.link} />
      {panel.kind === "roof-age" && (
        <ul className="mt-3 border-t border-limestone-200 pt-2">
          {panel.questions.map((question) => (
            <li key={question.label}>
              <PageLink
                to={question.to}
                className="flex min-h-11 items-center text-small decoration-copper-600 decoration-2 underline-offset-6 hover:underline"
              >
                {question.label}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Figure({ value, meaning }: MenuFigure) {
  return (
    <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
      <strong className="font-heading text-title tabular-nums">{value}</strong>
      <span className="text-small text-slate-700">{meaning}</span>
    </p>
  );
}

/** Links that start the assessment with its first question already answered. */
function RoofAges() {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {roofAges.map(({ value, label }) => (
        <li key={value}>
          <PageLink
            to={`/roof-assessment?roofAge=${value}`}
            className="flex min-h-11 items-center rounded-sm border border-limestone-400 bg-limestone-50 px-3 text-small font-semibold whitespace-nowrap transition-colors hover:border-slate-900"
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

function MoreLink({ to, label }: NavigationLink) {
  return (
    <PageLink
      to={to}
      className="group/more mt-2 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-copper-700"
    >
      {label}
      <ArrowRight className="size-4 transition-transform group-hover/more:translate-x-1" />
    </PageLink>
  );
}
