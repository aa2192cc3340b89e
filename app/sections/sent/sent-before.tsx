import { type ReactNode, useEffect, useState } from "react";
import { isRecognized, unansweredAttempt } from "#app/forms/attempt.ts";
import { lastSent } from "#app/forms/sent-here.ts";
import { isKept, keyHere } from "#app/forms/tab-memory.ts";
import type { SentForm } from "#content/en/sent-here.ts";

/**
 * What was sent with a form from this browser within the hour: when, and what happens next, or with `crew` how far an
 * emergency has come. Above a form that is back with what was typed, whether that is known to have arrived. What says it
 * is loaded only then.
 */
export function SentBefore({
  form,
  view = "notice",
}: {
  form: SentForm;
  view?: "notice" | "crew";
}) {
  const [shown, setShown] = useState<ReactNode>(null);
  useEffect(() => {
    load(form, view).then(setShown, () => {});
  }, [form, view]);
  return shown;
}

async function load(form: SentForm, view: "notice" | "crew"): Promise<ReactNode> {
  const attempt = view === "notice" && isKept(keyHere(form)) && unansweredAttempt(form);
  if (attempt) {
    const { UnansweredNotice } = await import("./unanswered-notice.tsx");
    return <UnansweredNotice form={form} isRecognized={isRecognized(attempt)} />;
  }
  const sent = lastSent(form);
  if (!sent) return null;
  if (view === "crew") {
    const { CrewLine } = await import("./crew-line.tsx");
    return <CrewLine sent={sent} />;
  }
  const { SentNotice } = await import("./sent-notice.tsx");
  return <SentNotice sent={sent} />;
}
