import { useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterContext } from "react-router";
import { failureOfCall } from "#app/forms/failure.ts";
import { tellsOfConflict } from "#app/sections/appointment/slot-conflict.ts";
import type { Failure } from "#app/sections/appointment/use-failure.ts";
import { prepareSignal, useSignal } from "#app/sections/signal/use-signal.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";

/** Makes one change, and says why if it fails. */
export function useChange(
  failure: Failure,
  onDone: (changed: Partial<Appointment>) => void,
  onConflict: () => void = () => {},
) {
  // `useRevalidator` would add 130 bytes to what every page loads.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [isWorking, setIsWorking] = useState(false);
  const isAtWork = useRef(false);
  const signal = useSignal();
  useEffect(prepareSignal, []);

  async function run(
    change: () => Promise<Partial<Appointment>>,
    form: HTMLFormElement,
  ): Promise<void> {
    // Return in a field also submits the form, and a busy button can still be pressed.
    if (isAtWork.current) return;
    isAtWork.current = true;
    setIsWorking(true);
    failure.clear();
    // Whoever has left the form meanwhile sees on the page what has become of it.
    const done = (changed: Partial<Appointment>) =>
      form.isConnected ? onDone(changed) : router?.revalidate();
    // A repeat changes nothing more.
    const outcome = await signal.send(change, form);
    if ("answer" in outcome) done(outcome.answer);
    else {
      outcome.late.then((changed) => isAtWork.current || done(changed));
      if ("error" in outcome) tellWhy(outcome.error);
    }
    setIsWorking(false);
    isAtWork.current = false;
  }

  function tellWhy(error: unknown): void {
    const { status, message } = failureOfCall(error, failureMessages.change);
    failure.tell(message);
    if (tellsOfConflict(message)) onConflict();
    // Canceled or past by now: the page still shows the appointment as it was.
    else if (status === 409) router?.revalidate();
  }

  return { run, isWorking, said: signal.said };
}
