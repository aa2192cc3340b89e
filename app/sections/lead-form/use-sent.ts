import { useState } from "react";
import type { PostedForm } from "./submit-form.server.ts";

/**
 * Whether the form or the thanks are shown, and which form: after the thanks it is an empty one.
 */
export function useSent(posted: PostedForm | undefined) {
  const [sentTo, setSentTo] = useState(posted?.isSent ? posted.entries.email : undefined);
  const [isAnother, setIsAnother] = useState(false);
  return {
    /** The email address that the confirmation goes to, once the form is sent. */
    sentTo,
    isAnother,
    form: {
      posted: isAnother ? undefined : posted,
      takesFocus: isAnother,
      onSent: ({ email }: { email: string }) => setSentTo(email),
    },
    onAnother() {
      setSentTo(undefined);
      setIsAnother(true);
    },
  };
}

/** What a page passes to its form. */
export type SentForm = ReturnType<typeof useSent>["form"];
