import type { LeadState, LostReason } from "#domain/lead/lead.ts";

/** How far an imported lead has come. It is never new: nobody owes an answer to what another program has kept. */
export type ImportedState = {
  state: Exclude<LeadState, "new" | "spam">;
  lostReason: LostReason | null;
};

const won: ImportedState = { state: "won", lostReason: null };
const quoted: ImportedState = { state: "quoted", lostReason: null };
const open: ImportedState = { state: "contacted", lostReason: null };

/** By what the programs, and people, call it, without case and punctuation. */
const states: Readonly<Record<string, ImportedState>> = {
  ...all(won, [
    ...["won", "closed won", "sold", "complete", "completed", "complete rated", "complete unrated"],
    ...["done", "finished", "paid", "invoiced", "requires invoicing", "approved", "accepted"],
    ...["converted", "closed", "archived", "signed", "job", "in progress", "active", "upcoming"],
    ...[
      "scheduled",
      "today",
      "late",
      "action required",
      "ending within 30 days",
      "converted to job",
    ],
    ...["pro approved", "customer approved", "unpaid", "on the way", "started"],
  ]),
  ...all(quoted, [
    ...["quoted", "estimate", "estimated", "estimate sent", "quote sent", "proposal sent", "sent"],
    ...[
      "awaiting response",
      "awaiting approval",
      "pending",
      "changes requested",
      "submitted for approval",
    ],
    ...["proposal", "draft", "follow up", "bid", "bid sent"],
  ]),
  ...all(open, [
    ...["new", "open", "contacted", "working", "in discussion", "lead", "prospect", "qualified"],
    ...[
      "unscheduled",
      "needs scheduling",
      "assessment completed",
      "assessment complete",
      "overdue",
    ],
    ...["inquiry", "appointment set", "attempted", "nurture", "created", "assessment scheduled"],
  ]),
  ...all({ state: "lost", lostReason: "other" }, [
    ...[
      "lost",
      "closed lost",
      "declined",
      "canceled",
      "cancelled",
      "user canceled",
      "pro canceled",
    ],
    ...["dead", "not interested", "customer declined", "pro declined", "expired", "rejected"],
    ...["void", "voided", "no sale", "disqualified", "unqualified"],
  ]),
  ...all({ state: "lost", lostReason: "price" }, ["too expensive", "price", "lost on price"]),
  ...all({ state: "lost", lostReason: "competitor" }, [
    "competitor",
    "went with competitor",
    "lost to competitor",
  ]),
  ...all({ state: "lost", lostReason: "unreachable" }, [
    "no response",
    "unreachable",
    "could not reach",
    "ghosted",
  ]),
};

/** What a status says of a lead; null when it is none that is known. */
export function readStatus(typed: string): ImportedState | null {
  const plain = typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return Object.hasOwn(states, plain) ? (states[plain] ?? null) : null;
}

function all(state: ImportedState, names: readonly string[]): Record<string, ImportedState> {
  return Object.fromEntries(names.map((name) => [name, state]));
}
