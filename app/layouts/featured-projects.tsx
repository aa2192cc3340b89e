import { useState } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { projectTitle } from "#content/en/project.ts";
import { projectPath } from "#content/links.ts";
import { Photo } from "#ui/pages/photo.tsx";

/** The newest finished roofs in their panel of the bar. Pictures are rendered when it is first opened, as those of articles are. */
export default function FeaturedProjects({ isOpen }: { isOpen: boolean }) {
  const { finishedRoofs } = useFacts();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return (
    <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-6">
      {finishedRoofs?.newest.map((project) => (
        <li key={project.slug}>
          <PageLink to={projectPath(project)} className="group/project block">
            <div className="aspect-16/10 bg-limestone-200 noscript:hidden">
              {wasOpened && project.picture && (
                <Photo photo={project.picture} alt="" sizes="14rem" className="size-full" />
              )}
            </div>
            <p className="mt-3 leading-snug font-semibold decoration-copper-600 decoration-2 underline-offset-4 group-hover/project:underline">
              {projectTitle(project)}
            </p>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
