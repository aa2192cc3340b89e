import type { ImportField } from "./import-field.ts";

/** How the programs, and people, call what a column holds, as `plainHeader` writes it. */
const namesOf: Record<ImportField, readonly string[]> = {
  name: [
    ...["name", "customer", "customer name", "client", "client name", "full name", "display name"],
    ...["contact", "contact name", "homeowner", "homeowner name", "customer full name"],
    ...["primary contact", "lead name", "billing name"],
  ],
  firstName: ["first name", "first", "given name", "customer first name", "client first name"],
  lastName: ["last name", "last", "surname", "family name", "customer last name"],
  company: ["company", "company name", "business", "business name", "organization"],
  email: [
    ...["email", "e mail", "emails", "e mails", "email address", "e mail address"],
    ...["email addresses", "main email", "primary email", "customer email", "client email"],
    ...["additional emails", "additional email", "other email", "cc email", "contact email"],
    ...["email 1", "email 2", "billing email"],
  ],
  phone: [
    ...["phone", "phones", "phone number", "phone numbers", "telephone", "tel", "main phone"],
    ...["main phones", "main phone numbers", "primary phone", "mobile", "mobile phone"],
    ...["mobile phones", "mobile number", "cell", "cell phone", "cell number", "home phone"],
    ...["home phones", "home number", "work phone", "work phones", "work number", "other phone"],
    ...["other phones", "other number", "alt phone", "alternate phone", "customer phone"],
    ...["client phone", "client phones", "customer mobile", "customer phone number"],
    ...["customer mobile phone", "customer home phone", "mobile phone number", "phone 1"],
    ...["phone 2", "text message enabled phone", "additional phone", "contact phone"],
  ],
  address: [
    ...["address", "service address", "property address", "job address", "customer address"],
    ...["shipping address", "full address", "location", "client address", "site address"],
    ...["ship to", "ship to 1", "ship to 2", "ship to 3", "ship to 4", "ship to 5"],
  ],
  street: [
    ...["street", "street address", "street 1", "street line 1", "address line 1", "address 1"],
    ...["service street", "service street 1", "property street", "shipping street"],
    ...["service property street", "job street", "street name"],
  ],
  street2: [
    ...["street 2", "street line 2", "address line 2", "address 2", "unit", "apt", "suite"],
    ...["service street 2", "property street 2"],
  ],
  city: [
    ...["city", "town", "service city", "property city", "shipping city", "job city"],
    ...["service property city"],
  ],
  state: [
    ...["state", "province", "state province", "service state", "service province"],
    ...["property state", "property province", "shipping state", "job state"],
  ],
  zip: [
    ...["zip", "zip code", "zipcode", "postal code", "service zip", "service zip code"],
    ...["service zip postal code", "property zip", "property zip code", "shipping zip"],
    ...["service postal code", "job zip", "zip postal code"],
  ],
  billingAddress: [
    ...["billing address", "bill to", "bill to 1", "bill to 2", "bill to 3", "bill to 4"],
    ...["bill to 5", "mailing address"],
  ],
  billingStreet: ["billing street", "billing street 1", "billing address line 1"],
  billingStreet2: ["billing street 2", "billing address line 2"],
  billingCity: ["billing city"],
  billingState: ["billing state", "billing province"],
  billingZip: ["billing zip", "billing zip code", "billing postal code"],
  createdOn: [
    ...["created", "created at", "created on", "created date", "date created", "customer since"],
    ...["date added", "added on", "requested date", "requested on", "request date"],
    ...["lead date", "received", "received on", "job created date", "created time"],
    ...["requested", "estimate created date", "customer created at"],
  ],
  status: [
    ...["status", "lead status", "job status", "stage", "pipeline stage", "outcome", "result"],
    ...["request status", "visit status", "appointment status", "estimate status"],
    ...["outcome status", "work status"],
  ],
  amount: [
    ...["amount", "total", "job amount", "total revenue", "price", "quote total", "job total"],
    ...["estimate amount", "estimate total", "invoice total", "value", "revenue", "total price"],
    ...["contract amount", "total amount", "job price", "sale amount", "quote amount"],
  ],
  date: [
    ...["date", "appointment date", "scheduled start date", "job scheduled start date"],
    ...["start date", "visit date", "scheduled date", "job date", "scheduled start"],
    ...["schedule date", "appointment", "inspection date", "scheduled for", "visit start date"],
    ...["scheduled on", "date and time", "start"],
  ],
  time: [
    ...["time", "start time", "scheduled start time", "job scheduled start time"],
    ...["appointment time", "times", "visit time", "visit start time", "inspection time"],
    ...["arrival time", "schedule start time"],
  ],
  subject: [
    ...["title", "job title", "service", "job description", "description", "job type"],
    ...["visit title", "request title", "project", "project type", "type of work", "service type"],
    ...["work", "scope of work", "subject", "line items", "work type"],
  ],
  notes: [
    ...["notes", "note", "comments", "comment", "private notes", "customer notes", "message"],
    ...["details", "instructions", "client notes", "job notes", "tags", "customer tags"],
    ...["service details", "internal notes", "job private notes"],
  ],
  leadSource: [
    "lead source",
    "source",
    "referral source",
    "how did you hear about us",
    "referred by",
  ],
  reference: [
    ...["job", "job number", "j id", "id", "customer id", "client id", "invoice", "invoice number"],
    ...["request number", "request", "quote number", "estimate number", "number", "record id"],
    ...["job id", "lead id", "hcp job", "estimate", "quote"],
  ],
  doNotContact: [
    ...["do not contact", "dnc", "do not service", "unsubscribed", "opted out", "opt out"],
    ...["do not text", "do not email", "do not call", "no contact", "sms opt out"],
    ...["email opt out", "text opt out", "do not mail"],
  ],
  mayContact: [
    ...["notifications enabled", "marketing consent", "sms consent", "email opt in"],
    ...["marketing opt in", "receives automatic visit reminders", "receives emails"],
    ...["receives automatic job follow ups", "receives automatic quote follow ups"],
    ...["receives automatic invoice follow ups", "sms opt in", "text opt in", "can text"],
    ...["ok to contact", "subscribed", "send notifications"],
  ],
};

const fieldByName: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(namesOf).flatMap(([field, names]) =>
    names.map((name): [string, ImportField] => [name, field as ImportField]),
  ),
);

/** A heading without case, accents and punctuation: `Main Phone #s` and `main phone`, `E-mail*` and `e mail`, are one. */
export function plainHeader(heading: string): string {
  return heading
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/#\s*s\b|\(s\)/gu, " ")
    .replace(/(?<=\w)\s*#\s*(?=\w)/gu, " number ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** What a column with this heading holds; null when nobody could say. */
export function fieldOfHeader(heading: string): ImportField | null {
  return fieldByName.get(plainHeader(heading)) ?? null;
}
