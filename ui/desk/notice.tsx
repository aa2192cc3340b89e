import type { ReactNode } from "react";

type Tone = "late" | "soon" | "good" | "plain";

const grounds: Record<Tone, string> = {
  late: "border-late bg-late-ground",
  soon: "border-soon bg-soon-ground",
  good: "border-good bg-good-ground",
  plain: "border-line bg-panel",
};

const roles: Record<Tone, "alert" | "status" | undefined> = {
  late: "alert",
  soon: "alert",
  good: "status",
  plain: undefined,
};

/**
 * A message about what happened. Screen readers announce `late` and `soon` at once, `good` when they have finished
 * speaking, and `plain` not at all: it states what is so.
 */
export function Notice({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      role={roles[tone]}
      className={`grid justify-items-start gap-2 rounded-sm border-s-4 px-3 py-2 ${grounds[tone]}`}
    >
      {children}
    </div>
  );
}
