import type { StoredStatus } from "./appointment.ts";
import type { Place } from "./rescheduling.ts";
import { isSameTime } from "./told-time.ts";

/**
 * How far moving one person's appointment has come. `call`: they have to be called. `left`: it stays where it is.
 * `told`: moved and mailed, no answer yet. `accepted`, `declined`: they keep the new time or have chosen another; they
 * canceled. `not-reached`: no answer in time, so that they are to be called today. `removed`: canceled or moved in some
 * other way before it was their turn.
 */
export const itemStates = [
  "proposed",
  "call",
  "left",
  "told",
  "accepted",
  "declined",
  "not-reached",
  "removed",
] as const;

export type ItemState = (typeof itemStates)[number];

/** `removed` is never stored: the appointment itself says so. */
export type StoredItemState = Exclude<ItemState, "removed">;

/** What happens to an item: staff choose, the mail goes out, the person answers or does not. */
export type ItemStep =
  | "propose"
  | "call"
  | "leave"
  | "agree"
  | "tell"
  | "keep"
  | "choose-another"
  | "cancel"
  | "give-up";

/** States in which the appointment still is where it cannot stay, and staff decide. */
export const undecidedStates = ["proposed", "call", "left"] as const satisfies ItemState[];

const next: Record<StoredItemState, Partial<Record<ItemStep, StoredItemState>>> = {
  proposed: { propose: "proposed", call: "call", leave: "left", tell: "told", agree: "accepted" },
  call: { propose: "proposed", call: "call", leave: "left", agree: "accepted" },
  left: { propose: "proposed", call: "call", leave: "left" },
  told: {
    keep: "accepted",
    "choose-another": "accepted",
    cancel: "declined",
    "give-up": "not-reached",
  },
  // Who answers late has answered, too.
  "not-reached": { keep: "accepted", "choose-another": "accepted", cancel: "declined" },
  accepted: { keep: "accepted" },
  declined: {},
};

/** The state after a step; null when it cannot be taken. */
export function stateAfter(state: StoredItemState, step: ItemStep): StoredItemState | null {
  return next[state][step] ?? null;
}

/** Where an item's appointment was, and where it was to go. */
export type ItemPlaces = { original: Place; proposed: Place | null };

/** What an item says, seen together with the appointment as it is now: people also cancel and move by themselves. */
export function seenState(
  state: StoredItemState,
  { original, proposed }: ItemPlaces,
  appointment: Place & { status: StoredStatus },
): ItemState {
  const isCanceled = appointment.status === "cancelled";
  if (undecidedStates.some((undecided) => undecided === state)) {
    return isCanceled || !isSameTime(appointment, original) ? "removed" : state;
  }
  if (isCanceled) return stateAfter(state, "cancel") ?? state;
  const isElsewhere = proposed !== null && !isSameTime(appointment, proposed);
  return isElsewhere ? (stateAfter(state, "choose-another") ?? state) : state;
}

/** Whether somebody still has to do or to answer something. */
export function isOpen(state: ItemState): boolean {
  return state === "proposed" || state === "call" || state === "told";
}
