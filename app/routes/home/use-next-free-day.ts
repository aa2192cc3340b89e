import { useEffect, useState } from "react";
import type { NextFreeDayAnswer } from "#domain/appointment/appointment-contract.ts";

/**
 * What the first free day is called; empty until it is known, and for good when there is none or nobody
 * says. Asked for without the API's client, which this page's first scripts do not bring.
 */
export function useNextFreeDay(): string {
  const [name, setName] = useState("");
  useEffect(() => {
    const leaving = new AbortController();
    fetch("/api/appointments/next-free-day", { signal: leaving.signal })
      .then((answer): Promise<Partial<NextFreeDayAnswer>> | null =>
        answer.ok ? answer.json() : null,
      )
      .then((answer) => setName(answer?.name ?? ""))
      .catch(() => {});
    return () => leaving.abort();
  }, []);
  return name;
}
