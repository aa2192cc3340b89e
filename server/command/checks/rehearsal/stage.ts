import type { FastifyInstance } from "fastify";
import type { DatabasePlace } from "#server/database/connect.ts";
import type { RenderedMail } from "./rendered-mails.ts";
import type { Visitor } from "./visitor.ts";

/** What the rehearsals are given: this release on an empty copy, which writes to nobody. */
export type Stage = Visitor & {
  app: FastifyInstance;
  place: DatabasePlace;
  /** Where notices of emergencies go. */
  crew: string;
  /** What it would have sent so far, once all of it is. */
  mails: () => Promise<readonly RenderedMail[]>;
};
