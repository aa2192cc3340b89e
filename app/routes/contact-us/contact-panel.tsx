import { useSearchParams } from "react-router";
import type { PostedRequest } from "#app/sections/request-form/submit-request.ts";
import { useSent } from "#app/sections/request-form/use-sent.ts";
import { requestOrigin } from "#content/request-options.ts";
import { ContactForm } from "./contact-form.tsx";
import { ThankYouPanel } from "./thank-you-panel.tsx";

/** The form, and after it the thanks in its place. */
export function ContactPanel({ posted }: { posted: PostedRequest | undefined }) {
  const service = useSearchParams()[0].get("service");
  const { sentTo, isAnother, form, onAnother } = useSent(posted);

  if (sentTo !== undefined) return <ThankYouPanel email={sentTo} onAnother={onAnother} />;
  return (
    <ContactForm key={service} origin={isAnother ? undefined : requestOrigin(service)} {...form} />
  );
}
