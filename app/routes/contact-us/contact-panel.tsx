import { useSearchParams } from "react-router";
import { useFacts } from "#app/facts/use-facts.ts";
import type { PostedForm } from "#app/sections/lead-form/submit-form.server.ts";
import { useSent } from "#app/sections/lead-form/use-sent.ts";
import { inquiryOrigin } from "#content/inquiry-options.ts";
import { countyInFull } from "#domain/service-area/county.ts";
import { ContactForm } from "./contact-form.tsx";
import { ThankYouPanel } from "./thank-you-panel.tsx";

/** The form; once it is sent, the thanks in its place. */
export function ContactPanel({ posted }: { posted: PostedForm | undefined }) {
  const f = useFacts();
  const [query] = useSearchParams();
  const service = query.get("service");
  const chosen = useFacts().counties.find(({ id }) => id === query.get("county"));
  const county = chosen && countyInFull(chosen);
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
      origin={isAnother ? undefined : inquiryOrigin(f, service)}
      county={isAnother ? undefined : county}
      {...form}
    />
  );
}
