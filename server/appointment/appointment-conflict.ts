import { Refusal } from "#server/refusal.ts";

/** The desk cannot have it like this: the caller is shown the appointment as it is now. */
export class AppointmentConflict extends Refusal {
  /** Whether the desk can have it all the same, if it says so. */
  readonly canBookAnyway: boolean;

  constructor(message: string, { canBookAnyway = false } = {}) {
    super(409, message);
    this.name = "AppointmentConflict";
    this.canBookAnyway = canBookAnyway;
  }
}
