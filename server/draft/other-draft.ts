import { Refusal } from "#server/refusal.ts";

/** The draft is another than the caller believes, or was sent. They are shown it as it is now. */
export class OtherDraft extends Refusal {
  /** Which one they are shown; undefined: the one that they have asked for. */
  readonly id: string | undefined;

  constructor(message: string, id?: string) {
    super(409, message);
    this.name = "OtherDraft";
    this.id = id;
  }
}
