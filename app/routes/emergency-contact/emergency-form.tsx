import { sendInquiry } from "#api-client/inquiry-calls.ts";
import { useFacts } from "#app/facts/use-facts.ts";
import {
  AddressField,
  EmailField,
  NameField,
  PhoneField,
} from "#app/sections/lead-form/contact-fields.tsx";
import { FormRequiredNote } from "#app/sections/lead-form/form-required-note.tsx";
import { LeadForm } from "#app/sections/lead-form/lead-form.tsx";
import { OrCall } from "#app/sections/lead-form/or-call.tsx";
import { useLeadForm } from "#app/sections/lead-form/use-lead-form.ts";
import type { SentForm } from "#app/sections/lead-form/use-sent.ts";
import { PhotoField } from "#app/sections/photos/photo-field.tsx";
import { SentBefore } from "#app/sections/sent/sent-before.tsx";
import { written as words } from "#content/en/emergency-contact.ts";
import { phoneUse } from "#content/en/phone-use.ts";
import type { EmergencyForm as EmergencyFields } from "#domain/inquiry/emergency-form.ts";
import { emergencyMessage } from "#domain/inquiry/inquiry-choices.ts";
import { TextareaField } from "#ui/pages/textarea-field.tsx";
import { TextIt } from "./text-it.tsx";

/**
 * For visitors who cannot call: only the fields that we need to call back.
 */
export function EmergencyForm({
  service,
  ...props
}: {
  /** The reason for coming, from the link to this page; kept with the inquiry. */
  service: string;
} & SentForm) {
  const { hotline } = useFacts();
  const form = useLeadForm({
    ...props,
    id: "emergency",
    number: hotline,
    otherWay: <TextIt formId="emergency" />,
    keepsEntries: true,
    rules: async () => {
      const { emergencyForm, emergencyInquiry } = await import("#domain/inquiry/emergency-form.ts");
      return {
        schema: emergencyForm,
        compose: (filled: EmergencyFields) => emergencyInquiry(filled, service),
      };
    },
    send: sendInquiry,
    failure: words.failure,
    defaults: { name: "", email: "", phone: "", address: "", message: emergencyMessage },
  });
  return (
    <>
      <SentBefore form="emergency" />
      <h2 className="text-heading">{words.heading}</h2>
      <p className="mt-2 text-slate-700">{words.text}</p>
      <FormRequiredNote className="mt-1 mb-6" />
      <LeadForm
        state={form.state}
        submitLabel={words.submit}
        takesFiles
        aside={<OrCall number={hotline} />}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <NameField {...form.field("name")} />
          <EmailField {...form.field("email")} />
          <PhoneField note={phoneUse.emergency} {...form.field("phone")} />
          <AddressField
            label={words.labels.address}
            hint={words.hints.address}
            {...form.field("address")}
          />
          <TextareaField
            label={words.labels.message}
            hint={words.hints.message}
            rows={3}
            {...form.field("message")}
          />
          <PhotoField formId="emergency" posted={props.posted?.entries} />
        </div>
      </LeadForm>
    </>
  );
}
