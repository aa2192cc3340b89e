import { useRef, useState } from "react";
import { failureOfCall } from "#app/forms/failure.ts";
import { tellsOfConflict } from "#app/sections/appointment/slot-conflict.ts";
import type { Appointment } from "#domain/appointment/appointment.ts";
import { failureMessages } from "#domain/appointment/failure-messages.ts";

/** Makes one change and holds the message when it fails. */
export function useChange(
  initialMessage: string,
  onDone: (changed: Partial<Appointment>) => void,
  onConflict: () => void = () => {},
) {
  const [isWorking, setIsWorking] = useState(false);
  const [failed, setFailed] = useState({ message: initialMessage, isNew: false });
  const isAtWork = useRef(false);

  async function run(change: () => Promise<Partial<Appointment>>): Promise<void> {
    // Return in a field also submits the form, and a busy button can still be pressed.
    if (isAtWork.current) return;
    isAtWork.current = true;
    setIsWorking(true);
    setFailed({ message: "", isNew: true });
    try {
      onDone(await change());
    } catch (error) {
      const { status, message } = failureOfCall(error, failureMessages.change);
      setFailed({ message, isNew: true });
      if (status === 409) onConflict();
    }
    setIsWorking(false);
    isAtWork.current = false;
  }

  const isConflict = tellsOfConflict(failed.message);
  return {
    run,
    isWorking,
    /** Shown beside the button. */
    message: isConflict ? "" : failed.message,
    /** Shown at the times. */
    conflict: (isConflict && failed) || undefined,
  };
}
