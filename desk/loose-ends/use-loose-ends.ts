import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { deskClient } from "#desk/desk-client.ts";
import type { LeaveReason } from "#domain/lead/lead.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { endLooseEnd, type Pressed } from "./loose-end-presses.ts";
import { looseEndsQuery } from "./loose-ends-query.ts";
import { createSentPresses, type Repeatable } from "./sent-presses.ts";

/** The loose ends, and what is done with one: ending it, leaving it, and taking that back. */
export function useLooseEnds() {
  const queries = useQueryClient();
  const [sent] = useState(createSentPresses);
  const found = useQuery(looseEndsQuery);

  /** It leaves the list at once; what else it changes is read again. */
  function without({ key, lead }: ListedEnd): void {
    queries.setQueryData(looseEndsQuery.queryKey, (known) => {
      if (!known?.ends.some((end) => end.key === key)) return known;
      const ends = known.ends.filter((end) => end.key !== key);
      return { ...known, ends, total: known.total - 1 };
    });
    for (const kind of ["counts", "leads", "calendar", "day"]) {
      void queries.invalidateQueries({ queryKey: [kind] });
    }
    void queries.invalidateQueries({ queryKey: ["lead", lead.id] });
  }
  const readAgain = () => queries.invalidateQueries({ queryKey: looseEndsQuery.queryKey });

  const send = <Answer>(name: string, end: ListedEnd, call: (of: Repeatable) => Promise<Answer>) =>
    sent.send(`${name} ${end.lead.id} ${end.key}`, call);

  const press = useMutation({
    mutationFn: ({ end, ...pressed }: { end: ListedEnd } & Pressed) =>
      send(pressed.press, end, (repeatable) =>
        endLooseEnd(end, pressed, { client: deskClient, repeatable }),
      ),
    onSuccess: (_done, { end }) => without(end),
    onSettled: readAgain,
  });
  const leave = useMutation({
    mutationFn: ({ end, reason, text }: { end: ListedEnd; reason: LeaveReason; text: string }) =>
      send("leave", end, (repeatable) => {
        const body = { key: end.key, reason, text };
        const params = { path: { id: end.lead.id }, header: repeatable(body) };
        return deskClient.POST("/desk/leads/{id}/loose-ends/leave", { params, body });
      }),
    onSuccess: (_done, { end }) => without(end),
    onSettled: readAgain,
  });
  const takeUp = useMutation({
    mutationFn: (end: ListedEnd) =>
      send("take-up", end, (repeatable) => {
        const body = { key: end.key };
        const params = { path: { id: end.lead.id }, header: repeatable(body) };
        return deskClient.POST("/desk/leads/{id}/loose-ends/take-up", { params, body });
      }),
    onSettled: readAgain,
  });
  return { ...found, press, leave, takeUp };
}
