import { PageLink } from "#app/sections/links/page-link.tsx";
import { filters as words } from "#content/en/finished-roofs.ts";
import { materialName } from "#content/en/projects.ts";
import type { ProjectList, ProjectQuery } from "#domain/project/project-list.ts";
import { projectKinds } from "#domain/project/project-terms.ts";
import { listAddress } from "./list-path.ts";

const tab =
  "flex min-h-12 items-center justify-between gap-3 border-b-4 border-limestone-200 bg-limestone-100 px-3 py-2 text-small font-semibold text-slate-700 transition-colors hover:border-limestone-500 hover:text-slate-900 aria-[current]:border-copper-600 aria-[current]:bg-slate-900 aria-[current]:text-limestone-50 aria-[current]:forced-chosen";
const chip =
  "flex min-h-11 items-center gap-2 rounded-sm border border-limestone-400 px-3 text-small font-semibold whitespace-nowrap transition-colors hover:border-slate-900 aria-[current]:border-slate-900 aria-[current]:bg-slate-900 aria-[current]:text-limestone-50 aria-[current]:forced-chosen";

/** Kinds as tabs, materials and the chosen county below: links, so that every choice has its address. */
export function RoofFilters({ list }: { list: ProjectList }) {
  const { query, kinds, total, materials, counties } = list;
  const county = counties.find(({ id }) => id === query.county);
  const tabs = [
    { kind: null, label: words.all, count: total },
    ...projectKinds.map((kind) => ({ kind, label: words.kind[kind], count: kinds[kind] })),
  ];
  const ofMaterials = [
    { material: null, label: words.anyMaterial, count: null },
    ...materials.map(({ material, count }) => ({ material, label: materialName(material), count })),
  ];
  return (
    <div className="mt-2 print:hidden">
      <nav aria-label={words.kinds}>
        <ul className="grid grid-cols-2 gap-1 tight:grid-cols-1 md:grid-cols-4">
          {tabs.map(({ kind, label, count }) => (
            <li key={label}>
              <PageLink
                to={listAddress({ kind, material: null, county: null })}
                aria-current={kind === query.kind ? "page" : undefined}
                className={tab}
              >
                {label}
                <span className="font-normal tabular-nums">{count}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {(materials.length > 1 || query.material || query.county) && (
        <nav aria-label={words.materials} className="mt-4">
          <ul className="flex flex-wrap gap-2">
            {ofMaterials.map(({ material, label, count }) => (
              <li key={label}>
                <Choice
                  query={{ ...query, material }}
                  isChosen={material === query.material}
                  label={label}
                  count={count}
                />
              </li>
            ))}
            {query.county && (
              <li>
                <PageLink
                  to={listAddress({ ...query, county: null })}
                  preventScrollReset
                  className={`${chip} border-copper-700 text-copper-700`}
                >
                  {county?.name ?? words.county}
                  <span aria-hidden="true">×</span>
                  <span className="sr-only">: show all counties</span>
                </PageLink>
              </li>
            )}
          </ul>
        </nav>
      )}
    </div>
  );
}

function Choice(props: {
  query: ProjectQuery;
  isChosen: boolean;
  label: string;
  count: number | null;
}) {
  return (
    <PageLink
      to={listAddress(props.query)}
      preventScrollReset
      aria-current={props.isChosen ? "true" : undefined}
      className={chip}
    >
      {props.label}
      {props.count !== null && <span className="font-normal tabular-nums">{props.count}</span>}
    </PageLink>
  );
}
