/**
 * How far a project has come: `asked` while its owner has not answered, `agreed` once they have and it is not published yet,
 * `taken-back` when they have changed their mind, `taken-down` when the office has, `held` when a backup was restored after their yes,
 * which knows nothing of what was taken back since: they are asked anew.
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
export type Consent = {
  answer: "yes" | "no" | null;
  answeredAt: string | null;
  takenBackAt: string | null;
};

/** Whether an owner agrees now to what they were asked. */
export function stands({ answer, takenBackAt }: Omit<Consent, "answeredAt">): boolean {
  return answer === "yes" && takenBackAt === null;
}

/**
 * Whether what they agree to may be published: nobody knows of a yes from before a restore whether it was taken back.
 * @param heldAt When what was agreed to until then was held; null: it was not.
 */
export function mayBePublished(consent: Consent, heldAt: string | null): boolean {
  const { answeredAt } = consent;
  return stands(consent) && (heldAt === null || (answeredAt !== null && answeredAt > heldAt));
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
  if (published && stands(published) && takenDownAt === null && heldAt === null) return "published";
  if (!newest) return "draft";
  if (newest.answer === null) return "asked";
  if (newest.answer === "no") return "refused";
  if (newest.takenBackAt !== null) return "taken-back";
  if (!mayBePublished(newest, heldAt)) return "held";
  return published && takenDownAt !== null && published === newest ? "taken-down" : "agreed";
}
