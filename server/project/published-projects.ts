import type { FastifyBaseLogger } from "fastify";
import { type PublishedProject, shownProjects } from "#domain/project/project.ts";
import type { Connection } from "#server/database/connection.ts";
import { createFaultLog } from "#server/database/fault-log.ts";
import {
  editionOf,
  type PublicPicture,
  type PublishedRows,
  readPublished,
} from "./published-rows.ts";

/** Milliseconds within which a process finds what another one has published, or an owner has taken back there. */
const lookEvery = 2_000;

export type PublishedProjects = ReturnType<typeof followProjects>;

/** The finished roofs that everybody may see, read again and again: while the database is silent, what was read last holds. */
export function followProjects({
  connection: { database },
  log,
  show,
}: {
  connection: Connection;
  log: FastifyBaseLogger;
  /** Is told all that are published, after each look. */
  show: (published: readonly PublishedProject[]) => void;
}) {
  const unreadable = createFaultLog(log, "finished roofs cannot be read");
  let edition = "";
  let rows: PublishedRows = { projects: [], pictures: new Map() };
  let shown: readonly PublishedProject[] = [];
  let looking: Promise<void> = Promise.resolve();
  let nextLook: Promise<void> | undefined;

  async function read(): Promise<void> {
    const found = await editionOf(database);
    if (found !== edition) {
      rows = await readPublished(database);
      shown = shownProjects(rows.projects);
      edition = found;
    }
    show(rows.projects);
  }

  /** Reads again; whoever asks during a look shares the next, since this one may have read before what they ask about was stored. */
  function look(): Promise<void> {
    nextLook ??= looking.then(() => {
      nextLook = undefined;
      looking = read().catch(unreadable);
      return looking;
    });
    return nextLook;
  }

  const timer = setInterval(look, lookEvery);
  timer.unref();

  return {
    /** What pages show: the newest roof first, and none while there are fewer than three. */
    shown: (): readonly PublishedProject[] => shown,

    /** One of them by the end of its page's address. */
    find: (slug: string): PublishedProject | undefined => shown.find((one) => one.slug === slug),

    /** One of them by its id. */
    onPages: (id: string): PublishedProject | undefined => shown.find((one) => one.id === id),

    /** All that are published, also while they are too few to be shown. */
    all: (): readonly PublishedProject[] => rows.projects,

    /** Another text whenever pages would show others; null: none. */
    edition: (): string | null => (shown.length === 0 ? null : edition),

    /** A picture of a project that pages show. */
    picture: (id: string): PublicPicture | undefined =>
      shown.length === 0 ? undefined : rows.pictures.get(id),

    /** Reads what this process has just stored, or at its start. */
    look,

    async stop(): Promise<void> {
      clearInterval(timer);
      await nextLook;
      await looking;
    },
  };
}
