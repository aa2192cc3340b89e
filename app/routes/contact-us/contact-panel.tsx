import { useSearchParams } from "react-router";
import type { PostedForm } from "#app/sections/lead-form/submit-form.server.ts";
import { useSent } from "#app/sections/lead-form/use-sent.ts";
import { countyNames } from "#content/county-names.ts";
import { inquiryOrigin } from "#content/inquiry-options.ts";
import { countyId } from "#domain/service-area/county.ts";
import { ContactForm } from "./contact-form.tsx";
import { ThankYouPanel } from "./thank-you-panel.tsx";

/** The form; once it is sent, the thanks in its place. */
export function ContactPanel({ posted }: { posted: PostedForm | undefined }) {
  const [query] = useSearchParams();
  const service = query.get("service");
  const county = countyNames.find((name) => countyId(name) === query.get("county"));
  const { sentTo, isAnother, form, onAnother } = useSent(posted);

  if (sentTo !== undefined)
    return (
      <ThankYouPanel
        email={sentTo}
        photoFaults={posted?.entries.photoFaults}
        onAnother={onAnother}
      />
    );
  return (
    <ContactForm
      key={`${service} ${county}`}
      origin={isAnother ? undefined : inquiryOrigin(service)}
      county={isAnother ? undefined : county}
      {...form}
    />
  );
}
