import { Refusal } from "#server/refusal.ts";

/** Somebody was faster, or the time is gone: the caller is shown the rescheduling as it is now. */
export class ReschedulingConflict extends Refusal {
  constructor(message: string) {
    super(409, message);
    this.name = "ReschedulingConflict";
  }
}

export function unknownRescheduling(): Refusal {
  return new Refusal(404, "We cannot find these inspections.");
}
