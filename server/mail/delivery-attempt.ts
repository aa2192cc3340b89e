import type { DeliveryAttempt } from "./message.ts";

/** How long an attempt may take, in milliseconds. */
export type DeliveryTimes = {
  /** Rendering, connecting and every command up to the end of the message. */
  untilHandOver: number;
  /** From there to the mail server's answer (RFC 5321, section 4.5.3.2.6: ten minutes). */
  untilAnswer: number;
};

/**
 * Runs one attempt under one deadline. When it strikes, the attempt's signal is aborted, which
 * closes its connection: what has not been handed over by then never will be. Past the hand-over a
 * closed connection would not take the message back, so there the deadline is a longer one.
 *
 * `stillOurs` is asked before the hand-over, and keeps the mail for as long as the answer may take.
 */
export async function attemptOnce(
  work: (attempt: DeliveryAttempt) => Promise<void>,
  options: { times: DeliveryTimes; halt: AbortSignal; stillOurs: () => Promise<boolean> },
): Promise<{ error: unknown; isHandedOver: boolean }> {
  const { times, halt } = options;
  const deadline = new AbortController();
  const strike = () => deadline.abort(new Error("the time for this attempt is up"));
  let timer = setTimeout(strike, times.untilHandOver);
  const signal = AbortSignal.any([deadline.signal, halt]);
  let isHandedOver = false;

  const attempt: DeliveryAttempt = {
    signal,
    async handOver() {
      signal.throwIfAborted();
      const isOurs = await options.stillOurs();
      signal.throwIfAborted();
      if (!isOurs) throw new Error("the mail is another process's by now");
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
    // Whoever was overtaken by the deadline must not go on behind our back.
    deadline.abort(new Error("the attempt is over"));
  }
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
