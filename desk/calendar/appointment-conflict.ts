import { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-failure.ts";
import {
  type AppointmentConflictResponse,
  appointmentConflict,
} from "#domain/appointment/calendar-contract.ts";

/** For a change that was refused: the appointment as it is now, and whether `anyway` would do it. */
export function appointmentConflictOf(error: unknown): AppointmentConflictResponse | undefined {
  if (!(error instanceof ApiFailure && error.status === 409)) return undefined;
  return z.safeParse(appointmentConflict, error.answer).data;
}

const mostTries = 3;

/** Whether a call is made again with its key: nobody knows what became of it. */
export function isAskedAgain(failures: number, error: unknown): boolean {
  return failures < mostTries && !(error instanceof ApiFailure && error.status < 500);
}
