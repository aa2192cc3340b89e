import { sendInquiry } from "#api-client/inquiry-calls.ts";
import { useFacts } from "#app/facts/use-facts.ts";
import { useCarriedNotes } from "#app/sections/carried/use-carried-notes.ts";
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
import { form as words } from "#content/en/contact-us.ts";
import { phoneUse } from "#content/en/phone-use.ts";
import { type InquiryOrigin, serviceOptions, timelineOptions } from "#content/inquiry-options.ts";
import { Notice } from "#ui/pages/notice.tsx";
import { SelectField } from "#ui/pages/select-field.tsx";
import { TextareaField } from "#ui/pages/textarea-field.tsx";

async function contactRules() {
  const { contactForm, contactInquiry } = await import("#domain/inquiry/contact-form.ts");
  return { schema: contactForm, compose: contactInquiry };
}

/** The contact form. */
export function ContactForm({
  origin,
  county,
  ...props
}: {
  /** The topic that the visitor came from: preselected, and named in the message. */
  origin: InquiryOrigin | undefined;
  /** The county whose button led here, in full: named in the message. */
  county: string | undefined;
} & SentForm) {
  const form = useLeadForm({
    ...props,
    id: "contact",
    keepsEntries: true,
    rules: contactRules,
    send: sendInquiry,
    failure: words.failure,
    defaults: {
      name: "",
      email: "",
      phone: "",
      address: "",
      service: origin?.service ?? "",
      projectTimeline: "",
      message: beginning(origin?.line, county && words.fromCounty(county)),
    },
  });
  useCarriedNotes("contact-message");
  return (
    <div className="px-4 py-8 sm:px-8 lg:py-10 print:hidden">
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-heading">{words.heading}</h2>
        <FormRequiredNote />
      </div>
      <SentBefore form="contact" />
      {origin?.isUrgent && <UrgentNotice />}
      <LeadForm state={form.state} submitLabel={words.submit} takesFiles aside={<OrCall />}>
        <div className="grid gap-6 sm:grid-cols-2">
          <NameField {...form.field("name")} />
          <EmailField {...form.field("email")} />
          <PhoneField note={phoneUse.contact} {...form.field("phone")} />
          <AddressField label={words.labels.address} {...form.field("address")} />
          <SelectField
            label={words.labels.service}
            required
            placeholder={words.placeholders.service}
            options={serviceOptions}
            {...form.field("service")}
          />
          <SelectField
            label={words.labels.projectTimeline}
            placeholder={words.placeholders.projectTimeline}
            options={timelineOptions}
            {...form.field("projectTimeline")}
          />
          <div className="sm:col-span-2">
            <TextareaField
              label={words.labels.message}
              hint={words.hints.message}
              rows={7}
              {...form.field("message")}
            />
          </div>
          <div className="min-w-0 sm:col-span-2">
            <PhotoField formId="contact" posted={props.posted?.entries} />
          </div>
        </div>
      </LeadForm>
    </div>
  );
}

/** What the message says before the visitor writes a word. */
function beginning(...lines: (string | undefined)[]): string {
  const said = lines.filter(Boolean).join(" ");
  return said && `${said}\n\n`;
}

/** For visitors with an emergency: a form takes too long. */
function UrgentNotice() {
  const { hotline } = useFacts();
  return (
    <div className="mb-8">
      <Notice tone="warning" title={words.urgent.title}>
        {words.urgent.before}
        <a
          className="font-semibold whitespace-nowrap underline underline-offset-4"
          href={`tel:${hotline.e164}`}
        >
          {hotline.display}
        </a>
        {words.urgent.after}
      </Notice>
    </div>
  );
}
