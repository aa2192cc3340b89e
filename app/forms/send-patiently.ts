import { ApiFailure } from "#api-client/api-failure.ts";
import { isPause, isRefusal } from "./failure.ts";
import { patience } from "./patience.ts";
import {
  afterwards,
  type Happening,
  isOver,
  mayHaveArrived,
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

/** What became of a form that was pressed. */
export type Outcome<Answer> = { answer: Answer } | Unsent<Answer>;

export type Unsent<Answer> = {
  /** What its last call threw, when it was refused, or lost although there is a network; missing once it was stopped. */
  error?: unknown;
  /** Whether one of its calls may have arrived all the same. */
  mayHaveArrived: boolean;
  /** The answer of a call that was still on its way, if one comes. */
  late: Promise<Answer>;
};

type SendingOptions = {
  radio?: Radio;
  /** Whether an earlier press may have arrived. */
  isRepeat?: boolean;
  /** Whether its page has been left: then no more calls are made. */
  isLeft?(): boolean;
};

/** What is said of a form that is on its way. */
export type Progress = Pick<Unsent<unknown>, "mayHaveArrived"> & {
  stage: Stage;
  takeBack(): void;
};

/**
 * Makes a call, and again when the network was away or the site is being upgraded, until it is answered, refused, taken
 * back, or its page is left.
 * @param call Always with the same key. `isRepeat`: an earlier one may have arrived.
 * @param tell Hears of each stage but the first.
 */
export function sendPatiently<Answer>(
  call: (isRepeat: boolean) => Promise<Answer>,
  tell: (progress: Progress) => void,
  { radio = browserRadio, isRepeat = false, isLeft = () => false }: SendingOptions = {},
): Promise<Outcome<Answer>> {
  return new Promise((resolve) => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const late = Promise.withResolvers<Answer>();
    let last: unknown = new Error("No call was answered.");
    let sending: Sending = pressed(radio.isOnline(), isRepeat);
    const stopListening = radio.onChange((isOnline) =>
      happens({ type: isOnline ? "online" : "offline" }),
    );

    function happens(happening: Happening): void {
      const before = sending;
      sending = afterwards(before, happening);
      if (sending.calls > before.calls && isLeft()) sending = afterwards(before, { type: "left" });
      if (isOver(before)) return;
      if (isOver(sending)) {
        end();
        return;
      }
      const isNew = sending.stage !== before.stage;
      if (isNew || mayHaveArrived(sending) !== mayHaveArrived(before)) say();
      if (isNew && isResting(sending.stage)) later({ type: "rested" });
      if (sending.calls > before.calls) void make();
    }

    function say(): void {
      tell({
        stage: sending.stage,
        mayHaveArrived: mayHaveArrived(sending),
        takeBack: () => happens({ type: "taken-back" }),
      });
    }

    async function make(): Promise<void> {
      const number = sending.calls;
      later({ type: "long", call: number });
      try {
        const answer = await call(isRepeat || number > 1);
        resolve({ answer });
        late.resolve(answer);
        happens({ type: "answered" });
      } catch (error) {
        if (number === sending.calls) last = error;
        happens({ type: fateOf(error, number > 1), call: number });
      }
    }

    function end(): void {
      stopListening();
      for (const timer of timers) clearTimeout(timer);
      if (sending.stage === "sent") return;
      const error = sending.stage === "failed" && { error: last };
      resolve({ ...error, mayHaveArrived: mayHaveArrived(sending), late: late.promise });
    }

    function later(happening: Happening): void {
      timers.add(setTimeout(happens, patience, happening));
    }

    void make();
  });
}

function isResting(stage: Stage): boolean {
  return stage === "between" || stage === "put-off";
}

/** Statuses of answers that come from what stands before the server, or from one that is being started. */
const away: ReadonlySet<number> = new Set([502, 503, 504]);

/** What an error says of a call. A fault of the server's may have come after it had stored the form. */
function fateOf(error: unknown, isRepeat: boolean): "lost" | "refused" | "broken" | "put-off" {
  if (!(error instanceof ApiFailure)) return "lost";
  if (isPause(error)) return "put-off";
  if (isRefusal(error)) return "refused";
  return isRepeat && away.has(error.status) ? "lost" : "broken";
}
