import { ApiFailure } from "#api-client/api-failure.ts";
import { patience } from "./patience.ts";
import {
  afterwards,
  type Happening,
  isOver,
  pressed,
  type Sending,
  type Stage,
} from "./sending.ts";

/** What the browser says of its network. */
export type Radio = {
  isOnline(): boolean;
  /** @returns how to stop listening. */
  onChange(listener: (isOnline: boolean) => void): () => void;
};

const browserRadio: Radio = {
  isOnline: () => navigator.onLine,
  onChange(listener) {
    const on = () => listener(true);
    const off = () => listener(false);
    addEventListener("online", on);
    addEventListener("offline", off);
    return () => {
      removeEventListener("online", on);
      removeEventListener("offline", off);
    };
  },
};

/**
 * Makes a call, and again when the network was away, until it is answered, refused or taken back. `tell` hears of each
 * stage but the first.
 * @param call Always with the same key. `isRepeat`: an earlier one may have arrived.
 * @returns the answer; undefined once it was taken back. @throws what the call throws, when it was refused, or lost although there is a network.
 */
export function sendPatiently<Answer>(
  call: (isRepeat: boolean) => Promise<Answer>,
  tell: (stage: Stage, takeBack: () => void) => void,
  radio: Radio = browserRadio,
): Promise<{ answer: Answer } | undefined> {
  return new Promise((resolve, reject) => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    let sending: Sending = pressed(radio.isOnline());
    const stopListening = radio.onChange((isOnline) =>
      happens({ type: isOnline ? "online" : "offline" }),
    );

    function happens(happening: Happening): void {
      const before = sending;
      sending = afterwards(before, happening);
      if (isOver(sending)) {
        end();
        return;
      }
      if (sending.stage !== before.stage)
        tell(sending.stage, () => happens({ type: "taken-back" }));
      if (sending.stage === "between") later({ type: "rested" });
      if (sending.calls > before.calls) void make();
    }

    async function make(): Promise<void> {
      const number = sending.calls;
      later({ type: "long", call: number });
      try {
        const answer = await call(number > 1);
        resolve({ answer });
        happens({ type: "answered" });
      } catch (error) {
        last = error;
        happens(error instanceof ApiFailure ? { type: "refused" } : { type: "lost", call: number });
      }
    }

    let last: unknown;
    function end(): void {
      stopListening();
      for (const timer of timers) clearTimeout(timer);
      if (sending.stage === "failed") reject(last);
      else resolve(undefined);
    }

    function later(happening: Happening): void {
      timers.add(setTimeout(happens, patience, happening));
    }

    void make();
  });
}
