import { type MutationCacheNotifyEvent, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { unsentNews as words } from "#content/en/desk/unsent.ts";
import { entryName } from "./unsent-entry.ts";
import { entryOf, unsentKey } from "./unsent-queue.ts";

/** Announces what becomes of what was written; a refusal announces itself (`RefusedEntries`). */
export function UnsentNews() {
  const mutations = useQueryClient().getMutationCache();
  const [news, setNews] = useState("");
  useEffect(
    () =>
      mutations.subscribe((event) => {
        const told = newsOf(event);
        if (told) setNews(told);
      }),
    [mutations],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {news}
    </p>
  );
}

function newsOf(event: MutationCacheNotifyEvent): string | undefined {
  if (event.type !== "updated" || event.mutation.options.mutationKey?.[0] !== unsentKey) return;
  const entry = entryOf(event.mutation);
  if (!entry) return;
  const { action } = event;
  if (action.type === "success") return words.saved(entryName(entry));
  const waits =
    (action.type === "pending" && action.isPaused) ||
    (action.type === "failed" && action.failureCount === 1);
  if (!waits) return;
  return words.notSent(entryName(entry));
}
