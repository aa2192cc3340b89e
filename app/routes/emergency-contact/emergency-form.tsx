import { sendInquiry } from "#api-client/inquiry-calls.ts";
import { AddressField, EmailField, NameField, PhoneField } from "#app/sections/contact-fields.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { OrCall } from "#app/sections/lead-form/or-call.tsx";
import { useLeadForm } from "#app/sections/lead-form/use-lead-form.ts";
import type { SentForm } from "#app/sections/lead-form/use-sent.ts";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { businessProfile } from "#content/business-profile.ts";
import { written } from "#content/en/emergency-contact.ts";
import type { EmergencyForm as EmergencyFields } from "#domain/inquiry/emergency-form.ts";
import { emergencyMessage, longestMessage } from "#domain/inquiry/inquiry-choices.ts";
import { emergencyFailure } from "./emergency-texts.ts";

/** For visitors who cannot call: as few fields as we need to call back (specification 1, sections 3 to 5). */
export function EmergencyForm({
  service,
  ...props
}: {
  /** What the link to this page said the visitor came for; kept with the inquiry. */
  service: string;
} & SentForm) {
  const form = useLeadForm({
    ...props,
    id: "emergency",
    rules: async () => {
      const { emergencyForm, emergencyInquiry } = await import("#domain/inquiry/emergency-form.ts");
      return {
        schema: emergencyForm,
        compose: (filled: EmergencyFields) => emergencyInquiry(filled, service),
      };
    },
    send: sendInquiry,
    failure: emergencyFailure,
    defaults: { name: "", email: "", phone: "", address: "", message: emergencyMessage },
  });
  return (
    <>
      <h2 className="text-heading">{written.heading}</h2>
      <p className="mt-2 text-slate-700">{written.text}</p>
      <p className="mt-1 mb-6 text-small text-slate-500">
        Fields marked <span className="font-bold text-red-700">*</span> are required.
      </p>
      <LeadForm
        state={form.state}
        submitLabel="Submit Emergency Request"
        number={businessProfile.hotline}
        aside={<OrCall number={businessProfile.hotline} />}
      >
        <div className="grid gap-5">
          <NameField {...form.field("name")} />
          <EmailField {...form.field("email")} />
          <PhoneField hint="We call this number." {...form.field("phone")} />
          <AddressField
            label="Address of the damage"
            hint="Where the crew drives to. Optional."
            {...form.field("address")}
          />
          <TextareaField
            label="Message"
            hint="What you see, and since when."
            rows={3}
            maxLength={longestMessage}
            {...form.field("message")}
          />
        </div>
      </LeadForm>
    </>
  );
}
