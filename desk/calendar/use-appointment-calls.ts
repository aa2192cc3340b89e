import { useMutation, useQueryClient } from "@tanstack/react-query";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { CalendarAppointment } from "#domain/appointment/calendar-contract.ts";
import type { AppointmentProgress } from "#domain/appointment/progress.ts";
import { appointmentConflictOf, isAskedAgain } from "./appointment-conflict.ts";
import { readCalendarAgain, storeAppointment } from "./calendar-query.ts";
import type { Place } from "./place.ts";

type Answer = Promise<{ data?: { appointment: CalendarAppointment } }>;
type Params = { path: { id: string }; header: { "idempotency-key": string } };
type Keyed<Input> = Input & { appointment: CalendarAppointment; key: string };

export type Move = { place: Place; anyway: boolean; isUndo?: boolean };

/** Moves an appointment to another place; nobody is told yet. */
export function useMove(callbacks: Callbacks<Move>) {
  return useAppointmentCall(
    ({ appointment: { sequence }, place: { inspectorId, ...time }, anyway }, params) =>
      deskClient.PATCH("/desk/appointments/{id}", {
        params,
        body: { sequence, ...time, ...(inspectorId !== undefined && { inspectorId }), anyway },
      }),
    callbacks,
  );
}

/** Cancels for the person; nobody is told yet. */
export function useCancel(callbacks: Callbacks<{ reason: string }>) {
  return useAppointmentCall(
    ({ appointment: { sequence }, reason }, params) =>
      deskClient.POST("/desk/appointments/{id}/cancel", { params, body: { sequence, reason } }),
    callbacks,
  );
}

/** Mails the person what has changed, or notes that somebody has told them. */
export function useTell(callbacks: Callbacks<{ by: "email" | "otherwise" }> = {}) {
  return useAppointmentCall(
    ({ by }, params) => deskClient.POST("/desk/appointments/{id}/tell", { params, body: { by } }),
    callbacks,
  );
}

/** Says how far an appointment has come. */
export function useProgress() {
  return useAppointmentCall<{ progress: AppointmentProgress }>(({ progress }, params) =>
    deskClient.POST("/desk/appointments/{id}/progress", { params, body: { progress } }),
  );
}

type Callbacks<Input> = {
  onDone?: (appointment: CalendarAppointment, input: Keyed<Input>) => void;
  onFailed?: (error: unknown, input: Keyed<Input>) => void;
};

/**
 * A call about one appointment. Its answer is shown at once; while there is none, it is repeated with the same key, so
 * that the server does it once.
 */
function useAppointmentCall<Input>(
  call: (input: Keyed<Input>, params: Params) => Answer,
  { onDone, onFailed }: Callbacks<Input> = {},
) {
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: async (input: Keyed<Input>) => {
      const header = { "idempotency-key": input.key };
      const params = { path: { id: input.appointment.id }, header };
      return bodyOf(await call(input, params)).appointment;
    },
    retry: isAskedAgain,
    onSuccess: (appointment, input) => {
      storeAppointment(queries, appointment);
      onDone?.(appointment, input);
    },
    onError: (error, input) => {
      const conflict = appointmentConflictOf(error);
      if (conflict) storeAppointment(queries, conflict.appointment);
      onFailed?.(error, input);
    },
    onSettled: (_answer, _error, { appointment }) => readCalendarAgain(queries, appointment.leadId),
  });
  return {
    ...mutation,
    start: (appointment: CalendarAppointment, input: Input, key = newSubmissionKey()) =>
      mutation.mutate({ ...input, appointment, key }),
  };
}
