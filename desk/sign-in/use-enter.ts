import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNavigate } from "react-router";
import { meQuery } from "#desk/shell/use-me.ts";
import type { Me } from "#domain/staff/staff-contract.ts";
import { isOwnDevice, keepAddress, readAsk } from "./kept-ask.ts";

/** Runs once the server has signed somebody in: clears what the previous user left on screen. */
export function useWelcome(): (me: Me, isOwn: boolean) => void {
  const queries = useQueryClient();
  return useCallback(
    (me, isOwn) => {
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
      queries.setQueryData(meQuery.queryKey, me);
      keepAddress(me.email, isOwn);
    },
    [queries],
  );
}

/** Like `useWelcome`, then opens the page that the person wanted. */
export function useEnter(to: string): (me: Me) => void {
  const welcome = useWelcome();
  const navigate = useNavigate();
  return useCallback(
    (me) => {
      welcome(me, isOwnDevice({ ...readAsk(), email: me.email }));
      navigate(to, { replace: true });
    },
    [welcome, navigate, to],
  );
}
