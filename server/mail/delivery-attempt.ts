import { NotSent } from "./delivery-fault.ts";
import type { DeliveryAttempt } from "./message.ts";

/** Time limits of an attempt, in milliseconds. */
export type DeliveryTimes = {
  /** Rendering, connecting and every command up to the end of the message. */
  untilHandOver: number;
  /** From the end of the message to the server's answer (RFC 5321, section 4.5.3.2.6: ten minutes). */
  untilAnswer: number;
};

/**
 * Runs one attempt under a deadline. When it passes, the attempt's signal is aborted, which closes the connection: a
 * message not handed over by then never will be. After the hand-over, closing would not take the message back, so the
 * deadline becomes longer. `stillOurs` is called before the hand-over and extends the lease for the time of the answer.
 */
export async function attemptOnce(
  work: (attempt: DeliveryAttempt) => Promise<void>,
  options: { times: DeliveryTimes; halt: AbortSignal; stillOurs: () => Promise<boolean> },
): Promise<{ error: unknown; isHandedOver: boolean }> {
  const { times, halt } = options;
  const deadline = new AbortController();
  const strike = () =>
    deadline.abort(new NotSent({ kind: "out-of-time" }, "the time for this attempt is up"));
  let timer = setTimeout(strike, times.untilHandOver);
  const signal = AbortSignal.any([deadline.signal, halt]);
  let isHandedOver = false;

  const attempt: DeliveryAttempt = {
    signal,
    async handOver() {
      signal.throwIfAborted();
      const isOurs = await options.stillOurs();
      signal.throwIfAborted();
      if (!isOurs)
        throw new NotSent({ kind: "interrupted" }, "the mail is another process's by now");
      clearTimeout(timer);
      timer = setTimeout(strike, times.untilAnswer);
      isHandedOver = true;
    },
  };
  try {
    await Promise.race([work(attempt), rejectedBy(signal)]);
    return { error: undefined, isHandedOver };
  } catch (error) {
    return { error: error ?? new Error("failed without a reason"), isHandedOver };
  } finally {
    clearTimeout(timer);
    // An attempt that missed its deadline must not continue in the background.
    deadline.abort(new Error("the attempt is over"));
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
