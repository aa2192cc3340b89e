/*
 * How a form that was pressed is sent, whatever the radio does: plain rules, without timers and network. All calls of one
 * press carry one key, of which the server takes one (docs/decisions/forms.md).
 */

export type Sending = {
  stage: Stage;
  /** Calls made so far. */
  calls: number;
  /** Numbers of those that may have arrived: they have no answer yet, or it was lost. 0: by an earlier press. */
  atLarge: readonly number[];
  /** Whether the browser says that there is a network. There may be none all the same. */
  isOnline: boolean;
  /** Whether it has said so since the press. A call that is lost before that was handed to nobody. */
  hasBeenOnline: boolean;
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
  /** The server takes nothing for a minute: it is sent again in a moment. */
  | "put-off"
  | "sent"
  /** It was refused, or lost although there is a network: the visitor decides. */
  | "failed"
  /** By the visitor, or because its page was left: no more calls are made. */
  | "stopped";

export type Happening =
  | { type: "online" | "offline" | "taken-back" | "left" | "answered" | "rested" }
  /**
   * Of one of the calls, by its number. `refused`: the server has taken nothing, nor will it. `put-off`: it has taken
   * nothing, and will in a minute. `broken`: nobody knows how far it came.
   */
  | { type: "lost" | "long" | "refused" | "broken" | "put-off"; call: number };

/** Calls after which the visitor decides. */
export const mostCalls = 20;

/**
 * As a press begins it. What the browser says of its network is not asked: a call finds out. `isRepeat`: the same may have
 * arrived by an earlier press.
 */
export function pressed(isOnline: boolean, isRepeat = false): Sending {
  const atLarge = isRepeat ? [0, 1] : [1];
  return { stage: "sending", calls: 1, atLarge, isOnline, hasBeenOnline: isOnline };
}

/** Whether no more calls are made. One that is on its way may still be answered. */
export function isOver({ stage }: Sending): boolean {
  return stage === "sent" || stage === "failed" || stage === "stopped";
}

/** Whether no call is wanted now, so that it can be taken back. */
export function canBeTakenBack(stage: Stage): boolean {
  return stage === "offline" || stage === "between" || stage === "put-off";
}

/** Whether nobody can say that it was not sent. */
export function mayHaveArrived({ atLarge }: Sending): boolean {
  return atLarge.length > 0;
}

/** What becomes of it. One more call in `calls` is to be made. */
export function afterwards(sending: Sending, happening: Happening): Sending {
  // Also of an earlier call, and also once it is over: it was the same one.
  if (happening.type === "answered") return { ...sending, stage: "sent" };
  if (isOver(sending)) return sending;
  const { stage, calls, isOnline } = sending;
  switch (happening.type) {
    case "left":
      return { ...sending, stage: "stopped" };
    case "taken-back":
      return canBeTakenBack(stage) ? { ...sending, stage: "stopped" } : sending;
    case "offline":
      return { ...sending, stage: "offline", isOnline: false };
    case "online": {
      const online = { ...sending, isOnline: true, hasBeenOnline: true };
      return stage === "offline" ? again(online) : online;
    }
    case "rested":
      return stage === "between" || stage === "put-off" ? again(sending) : sending;
    case "long":
      return happening.call === calls && stage === "sending"
        ? { ...sending, stage: "slow" }
        : sending;
    case "refused":
      return settled(without(sending, happening.call), happening.call, "failed");
    case "broken":
      return settled(sending, happening.call, "failed");
    case "put-off":
      return settled(
        without(sending, happening.call),
        happening.call,
        isOnline ? retriedFrom("put-off", calls) : "offline",
      );
    case "lost": {
      const after = sending.hasBeenOnline ? sending : without(sending, happening.call);
      // The first calls after a network is back often get lost; without having been offline, the visitor is told.
      const online = calls > 1 ? retriedFrom("between", calls) : "failed";
      return settled(after, happening.call, isOnline ? online : "offline");
    }
  }
}

/** A call has come to nothing, which decides unless it is only said of one that another has overtaken, or will. */
function settled(sending: Sending, call: number, stage: Stage): Sending {
  const isLast = call === sending.calls;
  const waits = canBeTakenBack(sending.stage);
  return isLast && (!waits || stage === "failed") ? { ...sending, stage } : sending;
}

function retriedFrom(stage: Stage, calls: number): Stage {
  return calls < mostCalls ? stage : "failed";
}

function without(sending: Sending, call: number): Sending {
  return { ...sending, atLarge: sending.atLarge.filter((one) => one !== call) };
}

function again(sending: Sending): Sending {
  if (sending.calls >= mostCalls) return { ...sending, stage: "failed" };
  const calls = sending.calls + 1;
  return { ...sending, stage: "sending", calls, atLarge: [...sending.atLarge, calls] };
}
