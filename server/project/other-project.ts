import { Refusal } from "#server/refusal.ts";

/** The project is another than the caller believes. They are shown it as it is now. */
export class OtherProject extends Refusal {
  constructor(message: string) {
    super(409, message);
    this.name = "OtherProject";
  }
}
