import type { StatedPlace } from "#domain/places/stated-place.ts";
import type { LawNow } from "./law-now.ts";

/** What the pages may say of the law of a state. */
export type StatedLaw = LawNow & {
  /** The state whose law somebody has read on these pages and confirmed, as its postal abbreviation; empty: none. */
  confirmedFor: string;
  /** An owner's own sentences, by `ownSentence`. */
  words: Readonly<Record<string, string>>;
};

/** What decides which sentences about the law hold. */
export type LawHere = Pick<StatedPlace, "state"> & { law: StatedLaw };

type Words = Readonly<Record<string, string | ((...parts: never[]) => string)>>;

/** Sentences about the law of a state, of which only those that hold can be read. */
export type StateLaw<Said extends Words = Words> = {
  (f: LawHere): { readonly [Name in keyof Said]?: Said[Name] };
  readonly state: string;
  /** Unique among all. */
  readonly topic: string;
  readonly names: readonly (keyof Said & string)[];
};

/** The longest sentence that an owner writes, in characters. */
export const longestSentence = 400;

/** Whether what `content/` says of a state's law may be shown: the business is there, and somebody has read and confirmed it. */
export function isLawHere(f: LawHere, state: string): boolean {
  return f.state === state && f.law.confirmedFor === state;
}

/** Under which name an owner's own sentence is kept: it holds for the state in which it was written. */
export function ownSentence(state: string, topic: string, name: string): string {
  return `${state}.${topic}.${name}`;
}

/**
 * Sentences that hold in one state alone. Called with the facts, it says those that hold: the owner's own where there is one,
 * those of `content/` where the state's law is confirmed, and none otherwise.
 * @param said What `content/` says; what is left out is said nowhere.
 */
export function stateLaw<Said extends Words>(
  state: string,
  topic: string,
  said: Partial<Said>,
): StateLaw<Said> {
  const names = Object.keys(said);
  const saidHere = (f: LawHere) => {
    const isHere = isLawHere(f, state);
    return Object.fromEntries(
      names.flatMap((name): [string, unknown][] => {
        const own = f.law.words[ownSentence(f.state, topic, name)];
        if (own) return [[name, typeof said[name] === "function" ? () => own : own]];
        return isHere ? [[name, said[name]]] : [];
      }),
    ) as Partial<Said>;
  };
  return Object.assign(saidHere, { state, topic, names });
}
