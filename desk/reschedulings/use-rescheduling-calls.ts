import { useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod/mini";
import { ApiFailure } from "#api-client/api-failure.ts";
import { bodyOf } from "#desk/body-of.ts";
import { isAskedAgain } from "#desk/calendar/appointment-conflict.ts";
import { deskClient } from "#desk/desk-client.ts";
import {
  type itemChange,
  type ReschedulingItem,
  reschedulingConflict,
} from "#domain/appointment/rescheduling-contract.ts";
import { storeRescheduling } from "./rescheduling-queries.ts";

type WithoutVersion<Change> = Change extends unknown ? Omit<Change, "version"> : never;

/** What somebody chooses for a person. */
export type Choice = WithoutVersion<z.input<typeof itemChange>>;

/** Chooses for one person. A refused choice shows what is stored instead. */
export function useChoice(id: string, onDone: (item: ReschedulingItem, choice: Choice) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      item,
      choice,
      key,
    }: {
      item: ReschedulingItem;
      choice: Choice;
      key: string;
    }) => {
      const path = { id, appointmentId: item.appointment.id };
      const body = { ...choice, version: item.version };
      const params = { path, header: { "idempotency-key": key } };
      const call = deskClient.PATCH("/desk/reschedulings/{id}/items/{appointmentId}", {
        params,
        body,
      });
      return bodyOf(await call).rescheduling;
    },
    retry: isAskedAgain,
    onSuccess: (rescheduling, { item, choice }) => {
      storeRescheduling(queries, rescheduling);
      onDone(item, choice);
    },
    onError: (error) => {
      if (!(error instanceof ApiFailure && error.status === 409)) return;
      const conflict = z.safeParse(reschedulingConflict, error.answer).data;
      if (conflict) storeRescheduling(queries, conflict.rescheduling);
    },
  });
}

/** Moves people and writes to them. A call that was cut off is made again with its key, and goes on. */
export function useSend(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ items, key }: { items: readonly ReschedulingItem[]; key: string }) => {
      const seen = items.map(({ appointment, version }) => ({
        appointmentId: appointment.id,
        version,
      }));
      const params = { path: { id }, header: { "idempotency-key": key } };
      const call = deskClient.POST("/desk/reschedulings/{id}/send", {
        params,
        body: { items: seen },
      });
      return bodyOf(await call);
    },
    retry: isAskedAgain,
    onSuccess: ({ rescheduling }) => storeRescheduling(queries, rescheduling),
  });
}
