import { fillingTimeOf, stampForm } from "#server/spam/form-stamp.ts";
import { unguessableId } from "#server/unguessable-id.ts";

export type FormSigns = ReturnType<typeof createFormSigns>;

/** What a form is given when it is first used, and what it tells when it comes back. */
export function createFormSigns({
  stampSecret,
  clock,
}: {
  stampSecret: string;
  clock: () => Date;
}) {
  return {
    /** Goes into a form when it is first used, and comes back with the submission. */
    newFormStamp: () => stampForm(clock(), stampSecret),

    /** For forms that are sent without JavaScript and so cannot make a key themselves. */
    newSubmissionKey: unguessableId,

    /** What tells a person from a program: how long the form took. */
    signsOf({ stamp }: { stamp: string }) {
      const now = clock();
      return { fillingTime: fillingTimeOf(stamp, now, stampSecret), now };
    },
  };
}
