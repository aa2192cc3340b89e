import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "#api-client/api-failure.ts";
import { forgetGoneLeads } from "#desk/drafts/gone-leads.ts";
import { forgetGonePeople } from "#desk/drafts/gone-people.ts";
import { notify } from "#desk/emergencies/desktop-notice.ts";
import { emergenciesWith, emergenciesWithout } from "#desk/emergencies/waiting-emergencies.ts";
import { countsQuery, leadQuery } from "#desk/leads/lead-queries.ts";
import { playSound, readySound } from "#desk/leads/lead-sound.ts";
import { removeLead, storeLead } from "#desk/leads/stored-leads.ts";
import { looseEndsQuery } from "#desk/loose-ends/loose-ends-query.ts";
import { isConcerned } from "#desk/person/concerned-people.ts";
import { personQuery } from "#desk/person/person-queries.ts";
import { goneRoofs } from "#desk/roof-photos/forget-roof.ts";
import { meQuery, useMay } from "#desk/shell/use-me.ts";
import type { StreamedChange } from "#domain/lead/streamed-change.ts";
import { deskChanges, useCalendarChange, useChange, useConnection } from "./desk-changes.ts";
import { arrivalText, useArrivals } from "./use-arrivals.ts";

/**
 * How long changes are collected before anything is read again: a storm brings many at once. In
 * milliseconds.
 */
const gatherFor = 250;

/** What is read of one lead, by the first part of its key. */
const readOfLead: ReadonlySet<string> = new Set([
  "lead",
  "presence",
  "roof-photos",
  "their-page",
  "reports",
]);

/**
 * Keeps the connection for changes open while somebody uses the desk. A changed lead is shown at
 * once wherever its row is, a lead that is gone leaves every list, and what else it affects is
 * marked as stale: its page, its person's page, the day and the counts. Drafts about an erased
 * lead or person are deleted. Lists bring in new leads themselves (`useFreshList`), because they
 * must not jump while somebody reads them.
 */
export function DeskChanges() {
  const queries = useQueryClient();
  const changed = useRef(new Map<string, StreamedChange | "all">());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const connection = useConnection();
  const mayLead = useMay("leads");

  useEffect(() => {
    deskChanges.connect();
    addEventListener("offline", deskChanges.lose);
    addEventListener("online", deskChanges.connect);
    return () => {
      removeEventListener("offline", deskChanges.lose);
      removeEventListener("online", deskChanges.connect);
      deskChanges.close();
    };
  }, []);

  // The server refuses the connection once the session has ended: the user has to sign in again.
  useEffect(() => {
    if (connection === "lost") void queries.invalidateQueries({ queryKey: meQuery.queryKey });
  }, [connection, queries]);

  useChange((change) => {
    forgetGoneLeads(change, (id) => queries.prefetchQuery(leadQuery(id)));
    void goneRoofs.heed(change, (id) => void readRoofLead(id)).catch(() => {});
    forgetGonePeople(change, (id) => queries.prefetchQuery(personQuery(id)));
    if (change.event === "lead") show(change.lead);
    if (change.event === "lead") changed.current.set(change.lead.id, change.lead);
    else changed.current.set("all", "all");
    // Starts with the first change, and later ones do not reset it, so a storm cannot delay it.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      const changes = changed.current;
      changed.current = new Map();
      const isOf = (id: string) => changes.has("all") || changes.has(id);
      void queries.invalidateQueries({ queryKey: ["counts"] });
      void queries.invalidateQueries({ queryKey: ["day"] });
      void queries.invalidateQueries({ queryKey: ["calendar"] });
      void queries.invalidateQueries({ queryKey: ["rescheduling"] });
      void queries.invalidateQueries({ queryKey: ["reschedulings"] });
      void queries.invalidateQueries({ queryKey: ["bursts"] });
      void queries.invalidateQueries({ queryKey: looseEndsQuery.queryKey });
      void queries.invalidateQueries({
        predicate: ({ queryKey: [kind, id] }) => readOfLead.has(String(kind)) && isOf(String(id)),
      });
      void queries.invalidateQueries({
        predicate: ({ queryKey: [kind, id] }) =>
          kind === "person" && isOfPerson(String(id), changes),
      });
    }, gatherFor);
  });
  useCalendarChange(() => {
    // Who has lost an appointment is told no more than this of it.
    void queries.invalidateQueries({ queryKey: ["day"] });
    void queries.invalidateQueries({ queryKey: ["calendar"] });
    void queries.invalidateQueries({ queryKey: ["rescheduling"] });
    void queries.invalidateQueries({ queryKey: ["reschedulings"] });
    void queries.invalidateQueries({ queryKey: ["bursts"] });
    void queries.invalidateQueries({ queryKey: looseEndsQuery.queryKey });
    // Who inspects is in the list of staff.
    void queries.invalidateQueries({ queryKey: ["staff"] });
  });

  /** What was erased while nobody listened is not found. */
  async function readRoofLead(id: string): Promise<void> {
    await queries.fetchQuery(leadQuery(id)).catch(async (error: unknown) => {
      if (!(error instanceof ApiFailure) || error.status !== 404) return;
      await goneRoofs.forgetUnknown(id, queries.getQueryData(meQuery.queryKey)).catch(() => {});
    });
  }

  function isOfPerson(id: string, changes: ReadonlyMap<string, StreamedChange | "all">): boolean {
    const person = queries.getQueryData(personQuery(id).queryKey);
    const leads = [...changes.values()].filter((change) => change !== "all");
    return changes.has("all") || (person !== undefined && isConcerned(person, leads));
  }

  function show({ id, lead }: StreamedChange): void {
    if (lead) storeLead(queries, lead);
    else removeLead(queries, id);
    queries.setQueryData(countsQuery.queryKey, (known) => {
      if (!known) return known;
      const { emergencies } = known;
      return {
        ...known,
        emergencies: lead
          ? emergenciesWith(emergencies, lead)
          : emergenciesWithout(emergencies, id),
      };
    });
    // What a search has found is not told one by one, nor whose lead it was that is gone.
    if (!lead) {
      void queries.invalidateQueries({
        predicate: ({ queryKey: [kind] }) => kind === "search" || kind === "person",
      });
    }
  }
  return mayLead ? <Arrivals /> : null;
}

/** A new lead plays a sound and is announced, to those who answer leads. */
function Arrivals() {
  const navigate = useNavigate();
  const [arrived, setArrived] = useState("");
  useEffect(readySound, []);
  useArrivals((leads) => {
    const emergencies = leads.filter(({ emergency }) => emergency);
    for (const lead of emergencies) notify(lead, () => navigate(`/desk/leads/${lead.id}`));
    playSound(emergencies.length > 0);
    // The banner announces emergencies (`EmergencyBanner`).
    const others = leads.filter(({ emergency }) => !emergency);
    if (others.length > 0) setArrived(arrivalText(others));
  });
  return (
    <p aria-live="polite" className="sr-only">
      {arrived}
    </p>
  );
}
