import { type ComponentType, useEffect, useState } from "react";
import { lastSent, type SentHere } from "#app/forms/sent-here.ts";
import type { SentForm } from "#content/en/sent-here.ts";

type View = ComponentType<{ sent: SentHere }>;

const views = {
  /** When it was sent, and what happens next. */
  notice: async (): Promise<View> => (await import("./sent-notice.tsx")).SentNotice,
  /** How far an emergency has come, and nothing else. */
  crew: async (): Promise<View> => (await import("./crew-line.tsx")).CrewLine,
};

/** What was sent with a form from this browser within the hour. What says it is loaded only then. */
export function SentBefore({
  form,
  view = "notice",
}: {
  form: SentForm;
  view?: keyof typeof views;
}) {
  const [shown, setShown] = useState<{ sent: SentHere; View: View }>();
  useEffect(() => {
    const sent = lastSent(form);
    if (!sent) return;
    views[view]().then(
      (View) => setShown({ sent, View }),
      () => {},
    );
  }, [form, view]);
  return shown ? <shown.View sent={shown.sent} /> : null;
}
