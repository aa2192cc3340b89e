import { type Consent, projectState, stands } from "./project-state.ts";

/**
 * What the owner of a finished roof reads on their own page: what they have answered, and whether anybody sees their roof now.
 * `newer`: an earlier version, to which they have agreed, is on the site; `soon`: what is published is not to be seen yet, since pages
 * show finished roofs only when there are enough of them; `down`: the office has taken off what they have agreed to; `held`: a backup
 * was restored after their yes, and nothing is shown before they say it again.
 */
export const ownerViews = [
  "asked",
  "asked-newer",
  "asked-newer-soon",
  "asked-down",
  "asked-held",
  "agreed",
  "agreed-newer",
  "agreed-newer-soon",
  "agreed-down",
  "agreed-held",
  "shown",
  "shown-soon",
  "refused",
  "taken-back",
] as const;

export type OwnerView = (typeof ownerViews)[number];

type Asked = Consent & { id: string };

/**
 * @param asked All that they were asked, the newest first.
 * @param publishedId The consent that the public page rests on; null: there is none.
 * @param isOnPages Whether pages show the roof: what is published is not to be seen while there are too few.
 */
export function ownerView({
  asked,
  publishedId,
  takenDownAt,
  heldAt,
  isOnPages,
}: {
  asked: readonly Asked[];
  publishedId: string | null;
  takenDownAt: string | null;
  heldAt: string | null;
  isOnPages: boolean;
}): OwnerView {
  const newest = asked[0] ?? null;
  const published = asked.find(({ id }) => id === publishedId) ?? null;
  const state = projectState({ published, newest, takenDownAt, heldAt });
  if (state === "published") {
    if (published === newest) return isOnPages ? "shown" : "shown-soon";
    const answer = newest?.answer === "yes" ? "agreed" : "asked";
    return isOnPages ? `${answer}-newer` : `${answer}-newer-soon`;
  }
  if (state === "held") return "agreed-held";
  if (state === "taken-down") return "agreed-down";
  if (state !== "asked" && state !== "draft") return state;
  if (!published || !stands(published)) return "asked";
  if (heldAt !== null) return "asked-held";
  return takenDownAt === null ? "asked" : "asked-down";
}

/** Whether their answer is still waited for. */
export const isOpen = (view: OwnerView): boolean => view.startsWith("asked");

/** Whether everybody can see something of their roof now. */
export const isOnSite = (view: OwnerView): boolean => view === "shown" || view.endsWith("-newer");
