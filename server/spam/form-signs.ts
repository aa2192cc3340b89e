import { unguessableId } from "#server/unguessable-id.ts";
import { fillingTimeOf, stampForm } from "./form-stamp.ts";

export type FormSigns = ReturnType<typeof createFormSigns>;

/** The stamp that a form gets at its first use, and what it reveals when it comes back. */
export function createFormSigns({
  stampSecret,
  clock,
}: {
  stampSecret: string;
  clock: () => Date;
}) {
  return {
    /** Stored in a form at its first use, and sent back with the submission. */
    newStamp: () => stampForm(clock(), stampSecret),

    /** For forms sent without JavaScript, which cannot generate a key. */
    newSubmissionKey: unguessableId,

    /** What tells a person from a bot: the time the form took. */
    signsOf({ stamp }: { stamp: string }) {
      const now = clock();
      return { fillingTime: fillingTimeOf(stamp, now, stampSecret), now };
    },
  };
}
