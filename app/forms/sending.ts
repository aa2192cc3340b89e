/*
 * How a form that was pressed is sent, whatever the radio does: plain rules, without timers and network. All calls of one
 * press carry one key, of which the server takes one (docs/decisions/forms.md).
 */

export type Sending = {
  stage: Stage;
  /** Calls made so far. */
  calls: number;
  /** Whether the browser says that there is a network. There may be none all the same. */
  isOnline: boolean;
};

export type Stage =
  /** A call is on its way. */
  | "sending"
  /** It has been for long. */
  | "slow"
  /** There is no network: it is sent again once there is. */
  | "offline"
  /** The network was back, and lost the call: it is sent again in a moment. */
  | "between"
  | "sent"
  /** It was refused, or lost although there is a network: the visitor decides. */
  | "failed"
  | "taken-back";

export type Happening =
  | { type: "online" | "offline" | "taken-back" | "answered" | "refused" | "rested" }
  /** Of one of the calls, by its number. */
  | { type: "lost" | "long"; call: number };

/** Calls after which the visitor decides. */
export const mostCalls = 20;

/** As a press begins it. What the browser says of its network is not asked: a call finds out. */
export function pressed(isOnline: boolean): Sending {
  return { stage: "sending", calls: 1, isOnline };
}

/** Whether nothing more happens to it. */
export function isOver({ stage }: Sending): boolean {
  return stage === "sent" || stage === "failed" || stage === "taken-back";
}

/** Whether no call is wanted now, so that it can be taken back. One that is on its way may have arrived. */
export function canBeTakenBack(stage: Stage): boolean {
  return stage === "offline" || stage === "between";
}

/** What becomes of it. One more call in `calls` is to be made. */
export function afterwards(sending: Sending, happening: Happening): Sending {
  if (isOver(sending)) return sending;
  const { stage, calls, isOnline } = sending;
  switch (happening.type) {
    // Also of an earlier call, which may answer late: it was the same one.
    case "answered":
      return { ...sending, stage: "sent" };
    case "refused":
      return { ...sending, stage: "failed" };
    case "taken-back":
      return canBeTakenBack(stage) ? { ...sending, stage: "taken-back" } : sending;
    case "offline":
      return { ...sending, stage: "offline", isOnline: false };
    case "online":
      return stage === "offline"
        ? again({ ...sending, isOnline: true })
        : { ...sending, isOnline: true };
    case "rested":
      return stage === "between" ? again(sending) : sending;
    case "long":
      return happening.call === calls && stage === "sending"
        ? { ...sending, stage: "slow" }
        : sending;
    case "lost":
      // Another is on its way, or will be.
      if (happening.call !== calls || canBeTakenBack(stage)) return sending;
      if (!isOnline) return { ...sending, stage: "offline" };
      // The first calls after a network is back often get lost; without having been offline, the visitor is told.
      return { ...sending, stage: calls > 1 && calls < mostCalls ? "between" : "failed" };
  }
}

function again(sending: Sending): Sending {
  if (sending.calls >= mostCalls) return { ...sending, stage: "failed" };
  return { ...sending, stage: "sending", calls: sending.calls + 1 };
}
