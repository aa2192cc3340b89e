import type { RouterContextProvider } from "react-router";
import { pageContextOf } from "#app/page-context.ts";
import type { PublishedProject } from "#domain/project/project.ts";

/** The finished roofs that pages show, the newest first. */
export function shownRoofs(context: Readonly<RouterContextProvider>): readonly PublishedProject[] {
  return pageContextOf(context).services.business.projects();
}
