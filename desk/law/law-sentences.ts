import { sentencePlaces, stateLaws } from "#content/en/desk/state-law.ts";
import type { StateLaw } from "#domain/business/state-law.ts";

/** The state for whose law the pages were written. */
export const writtenState = stateLaws[0]?.state ?? "";

/** Every sentence about it, with what it is about and where it stands, as pages there say it once it is confirmed. */
export const lawSentences = stateLaws.flatMap((law) =>
  law.names.map((name) => {
    const place = sentencePlaces[`${law.topic}.${name}`];
    if (!place) throw new Error(`Nobody has said where ${law.topic}.${name} stands.`);
    return { topic: law.topic, name, ...place, said: saidThere(law, name, place.with) };
  }),
);

function saidThere(law: StateLaw, name: string, part: string | number | undefined): string {
  const { state } = law;
  const said = law({ state, law: { ownersAct: "ahead", confirmedFor: state, words: {} } })[name];
  return typeof said === "function" ? said(part as never) : (said ?? "");
}
