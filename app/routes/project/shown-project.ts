import type { PublishedProject } from "#domain/project/project.ts";

/** What the page knows of it. */
export type ShownProject = Omit<PublishedProject, "id">;
