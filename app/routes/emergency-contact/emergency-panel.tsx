import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { PostedForm } from "#app/sections/lead-form/submit-form.server.ts";
import { useSent } from "#app/sections/lead-form/use-sent.ts";
import { emergencyService } from "#domain/inquiry/inquiry-choices.ts";
import { EmergencyForm } from "./emergency-form.tsx";
import { SubmittedPanel } from "./submitted-panel.tsx";

/**
 * The form on its sheet; once it is sent, the confirmation in its place. The sheet stays as high as it was, since what is
 * below it would move up while it is read.
 */
export function EmergencyPanel({ posted }: { posted: PostedForm | undefined }) {
  const service = emergencyService(useSearchParams()[0].get("service"));
  const { sentTo, form, onAnother } = useSent(posted);
  const sheet = useRef<HTMLDivElement>(null);
  const [minHeight, setMinHeight] = useState<number>();

  return (
    <div
      ref={sheet}
      style={{ minHeight }}
      className={`ground-light px-4 py-8 sm:px-8 print:min-h-0! ${sentTo === undefined ? "print:hidden" : ""}`}
    >
      {sentTo === undefined ? (
        <EmergencyForm
          service={service}
          {...form}
          onSent={(filled) => {
            setMinHeight(sheet.current?.offsetHeight);
            form.onSent(filled);
          }}
        />
      ) : (
        <SubmittedPanel
          email={sentTo}
          photoFaults={posted?.entries.photoFaults}
          onAnother={onAnother}
        />
      )}
    </div>
  );
}
