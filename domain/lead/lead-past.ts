/** An entry of a lead's timeline, as far as alerts depend on it. */
export type PastEvent =
  /** `staffId` null: the office was alerted. */
  | { kind: "alert"; staffId: string | null }
  /** Something that staff did. */
  | { kind: "work"; isCall: boolean };

/** What alerts need to know about what has happened to a lead. */
export type LeadPast = {
  /** How often each person was alerted about it, by staff id; null stands for the office. */
  asked: ReadonlyMap<string | null, number>;
  /** Those alerted after the last work on it. */
  askedSinceWork: ReadonlySet<string | null>;
  /** `called`: somebody has tried to call. `touched`: there was other work. */
  work: "none" | "touched" | "called";
};

/** @param events in the order of the timeline. */
export function leadPast(events: readonly PastEvent[]): LeadPast {
  const asked = new Map<string | null, number>();
  const askedSinceWork = new Set<string | null>();
  let work: LeadPast["work"] = "none";
  for (const event of events) {
    if (event.kind === "alert") {
      asked.set(event.staffId, (asked.get(event.staffId) ?? 0) + 1);
      askedSinceWork.add(event.staffId);
    } else {
      askedSinceWork.clear();
      if (event.isCall) work = "called";
      else if (work === "none") work = "touched";
    }
  }
  return { asked, askedSinceWork, work };
}

export function timesAsked({ asked }: Pick<LeadPast, "asked">, staffId: string | null): number {
  return asked.get(staffId) ?? 0;
}
