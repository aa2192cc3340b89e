import type { MenuItem } from "./navigation.ts";

/** Addresses of pages that are in no table yet. */
type ProjectsPath =
  | "/our-projects"
  | "/residential-projects"
  | "/commercial-projects"
  | "/government-projects"
  | "/before-after";

type ProjectsLink = { label: string; to: ProjectsPath };

type ProjectsItem = Pick<MenuItem, "id" | "label" | "summary"> & {
  to: ProjectsPath;
  groups: readonly { links: readonly ProjectsLink[] }[];
  panel: { kind: "projects"; heading: string; link: ProjectsLink };
};

/**
 * The menu's third item: finished roofs, once three of them are published, each with its owner's leave. Then it goes into
 * `menu`, which does not compile before its pages are in `pages.ts`, `MenuPanel` has its kind, and both menus draw that.
 */
export const projectsItem: ProjectsItem = {
  id: 3,
  label: "Projects",
  to: "/our-projects",
  summary: "Roofs that we have finished.",
  groups: [
    {
      links: [
        { label: "Residential projects", to: "/residential-projects" },
        { label: "Commercial projects", to: "/commercial-projects" },
        { label: "Government projects", to: "/government-projects" },
        { label: "Before and after", to: "/before-after" },
      ],
    },
  ],
  panel: {
    kind: "projects",
    heading: "Featured projects",
    link: { label: "All projects", to: "/our-projects" },
  },
};
