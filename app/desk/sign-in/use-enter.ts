import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { meQuery } from "#app/desk/shell/use-me.ts";
import type { Me } from "#domain/staff/staff-contract.ts";
import { forgetAsk } from "./kept-ask.ts";

/** What follows when the server has let somebody in: nothing of who was here before stays on the screen. */
export function useWelcome(): (me: Me) => void {
  const queries = useQueryClient();
  return useCallback(
    (me) => {
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
      queries.setQueryData(meQuery.queryKey, me);
      forgetAsk();
    },
    [queries],
  );
}

/** Welcomes somebody and opens the page they wanted. */
export function useEnter(to: string): (me: Me) => void {
  const welcome = useWelcome();
  const navigate = useNavigate();
  return useCallback(
    (me) => {
      welcome(me);
      navigate(to, { replace: true });
    },
    [welcome, navigate, to],
  );
}
