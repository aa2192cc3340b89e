/**
 * How far a project has come: `asked` while its owner has not answered, `agreed` once they have and it is not published yet,
 * `taken-back` when they have changed their mind, `taken-down` when the office has, `held` since a backup was restored, which
 * knows nothing of what was taken back after it.
 */
export const projectStates = [
  "draft",
  "asked",
  "refused",
  "agreed",
  "published",
  "taken-down",
  "taken-back",
  "held",
] as const;

export type ProjectState = (typeof projectStates)[number];

/** What an owner was asked, and what they have answered. */
type Consent = {
  answer: "yes" | "no" | null;
  takenBackAt: string | null;
};

/** Whether an owner agrees now to what they were asked. */
export function stands({ answer, takenBackAt }: Consent): boolean {
  return answer === "yes" && takenBackAt === null;
}

/**
 * @param published The consent that the public page rests on; null: there is none.
 * @param newest What its owner was asked last; null: nothing yet.
 */
export function projectState({
  published,
  newest,
  takenDownAt,
  heldAt,
}: {
  published: Consent | null;
  newest: Consent | null;
  takenDownAt: string | null;
  heldAt: string | null;
}): ProjectState {
  if (published && stands(published) && takenDownAt === null) {
    return heldAt === null ? "published" : "held";
  }
  if (!newest) return "draft";
  if (newest.answer === null) return "asked";
  if (newest.answer === "no") return "refused";
  if (newest.takenBackAt !== null) return "taken-back";
  return published && takenDownAt !== null && published === newest ? "taken-down" : "agreed";
}
