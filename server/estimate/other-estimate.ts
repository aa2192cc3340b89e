import { Refusal } from "#server/refusal.ts";

/** The estimate is another than the caller believes. They are shown it as it is now. */
export class OtherEstimate extends Refusal {
  /** Which one they are shown. */
  readonly id: string;

  constructor(message: string, id: string) {
    super(409, message);
    this.name = "OtherEstimate";
    this.id = id;
  }
}
