import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { projectStateNames, projectsPage as words } from "#content/en/desk/project.ts";
import { projectTitle } from "#content/en/project.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { PageHeading } from "#desk/parts/page-heading.tsx";
import { ShowOlder } from "#desk/parts/show-older.tsx";
import { fewestShown } from "#domain/project/project-terms.ts";
import { Empty } from "#ui/desk/empty.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { allProjectsQuery } from "./project-queries.ts";

/** All finished roofs with how far each is, and how many are missing until pages show them. */
export function Component() {
  const byPage = useInfiniteQuery(allProjectsQuery);
  const { data, error } = byPage;
  const projects = data?.pages.flatMap((page) => page.projects) ?? [];
  const published = data?.pages[0]?.published ?? 0;
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <PageHeading title={words.title} />
      {error && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      {data && (
        <>
          <p className="text-soft">{words.intro}</p>
          <Notice tone={published < fewestShown ? "plain" : "good"}>
            <p>
              {published < fewestShown
                ? words.more(fewestShown - published)
                : words.shown(published)}
            </p>
          </Notice>
          {projects.length === 0 ? (
            <Empty heading={words.empty}>{words.emptyText}</Empty>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {projects.map((one) => (
                <li key={one.id}>
                  <Link
                    to={`/desk/leads/${one.leadId}/project`}
                    className="grid gap-x-4 gap-y-1 px-2 py-3 text-ink no-underline hover:bg-hover sm:grid-cols-[minmax(0,1fr)_13rem]"
                  >
                    <span className="min-w-0">
                      <span className="block font-semibold wrap-anywhere">
                        {one.town && one.material
                          ? projectTitle({ town: one.town, material: one.material })
                          : one.town || words.unnamed}
                      </span>
                      <span className="text-small text-soft wrap-anywhere">
                        {words.of(one.number, one.name)}, {words.photos(one.pictures)}
                      </span>
                    </span>
                    <span className="sm:text-end">
                      <span className="block">{projectStateNames[one.state]}</span>
                      <span className="text-small text-soft">
                        <Moment at={one.at} />
                      </span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          <ShowOlder of={byPage} />
        </>
      )}
    </div>
  );
}
