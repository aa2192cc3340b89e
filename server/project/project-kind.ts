import { projectLimits } from "#domain/project/project-terms.ts";
import type { DraftKind } from "#server/draft/drafts-repository.ts";

/** Finished roofs among what staff write and keep. */
export const projectKind = {
  ...{ table: "projects", noun: "project", most: projectLimits.projects },
} as const satisfies DraftKind;
