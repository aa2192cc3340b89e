import { useEffect, useState } from "react";
import type { NextFreeDayResponse } from "#domain/appointment/appointment-contract.ts";

/**
 * The name of the first free day; empty until it is known, or when there is none or the call fails.
 * Fetched without the API client, which is not among this page's first scripts.
 */
export function useNextFreeDay(): string {
  const [name, setName] = useState("");
  useEffect(() => {
    const leaving = new AbortController();
    fetch("/api/appointments/next-free-day", { signal: leaving.signal })
      .then((answer): Promise<Partial<NextFreeDayResponse>> | null =>
        answer.ok ? answer.json() : null,
      )
      .then((answer) => setName(answer?.name ?? ""))
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return name;
}
