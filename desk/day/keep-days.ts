import type { QueryClient } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import type { DraftStorage } from "#desk/drafts/draft-store.ts";
import { today } from "#desk/moment-text.ts";
import type { Me } from "#domain/staff/staff-contract.ts";
import { type Day, dayQuery } from "./day-query.ts";
import { dropDays, type KeptDays, readDays, storeDays } from "./kept-days.ts";

/** How long a day stays in the cache that no page shows, and with it in the storage. In milliseconds. */
const unseenFor = 24 * 3_600_000;

/**
 * Puts the last days known, and whose they are, into the cache, and from now on keeps every day that the server tells.
 * They go when the session has ended and when somebody else is signed in; `useSignOut` drops them too.
 */
export function keepDays(queries: QueryClient, storage: DraftStorage): void {
  queries.setQueryDefaults(["day"], { gcTime: unseenFor });
  const known = readDays(storage);
  if (known) {
    queries.setQueryData<Me>(["me"], known.me.data, { updatedAt: known.me.at });
    for (const { at, data } of known.days) {
      queries.setQueryData<Day>(dayQuery(data.date).queryKey, data, { updatedAt: at });
    }
  }
  let owner = known?.me.data.id;

  queries.getQueryCache().subscribe((event) => {
    if (event.type !== "updated") return;
    const { query, action } = event;
    const [kind] = query.queryKey;
    if (kind === "me" && action.type === "error" && isSignedOut(action.error)) {
      forgetDays(queries, storage);
    }
    if ((kind !== "me" && kind !== "day") || action.type !== "success") return;
    const me = queries.getQueryData<Me>(["me"]);
    if (!me) return;
    if (owner !== undefined && owner !== me.id) forgetDays(queries, storage);
    owner = me.id;
    const shown = daysIn(queries, me);
    if (shown.days.length > 0) storeDays(storage, shown, today());
  });
}

function forgetDays(queries: QueryClient, storage: DraftStorage): void {
  queries.removeQueries({ queryKey: ["day"] });
  dropDays(storage);
}

function daysIn(queries: QueryClient, me: Me): KeptDays {
  const states = queries.getQueryCache().findAll({ queryKey: ["day"] });
  const days = states.flatMap(({ queryKey, state }) => {
    const data = queries.getQueryData<Day>(queryKey);
    return data ? [{ at: state.dataUpdatedAt, data }] : [];
  });
  return { me: { at: queries.getQueryState(["me"])?.dataUpdatedAt ?? 0, data: me }, days };
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 401;
}
