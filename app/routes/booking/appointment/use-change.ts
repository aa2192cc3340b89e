import { useState } from "react";
import { ApiFailure } from "#api-client/api-client.ts";
import type { Appointment } from "#domain/booking/appointment.ts";

const failure = "Failed to change the appointment. Please try again later.";

/** Runs one change and holds what the visitor is told when it fails. */
export function useChange(
  initialMessage: string,
  onDone: (appointment: Appointment) => void,
  onConflict: () => void = () => {},
) {
  const [isWorking, setIsWorking] = useState(false);
  const [message, setMessage] = useState(initialMessage);

  async function run(change: () => Promise<Appointment>): Promise<void> {
    // Return in a field sends the form too, and the button is only called disabled.
    if (isWorking) return;
    setIsWorking(true);
    setMessage("");
    try {
      onDone(await change());
    } catch (error) {
      const isAnswer = error instanceof ApiFailure;
      setMessage(`Error: ${(isAnswer && error.message) || failure}`);
      if (isAnswer && error.status === 409) onConflict();
    }
    setIsWorking(false);
  }

  return { run, isWorking, message };
}
