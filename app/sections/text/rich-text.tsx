import { Fragment } from "react";
import { useFacts } from "#app/facts/use-facts.ts";
import { PageLink } from "#app/sections/links/page-link.tsx";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import type { LinkTarget } from "#content/pages.ts";
import type { Facts } from "#domain/business/facts.ts";
import type { RichText as Text, TextPart } from "#domain/page/rich-text.ts";
import { EmailAddress } from "#ui/pages/email-address.tsx";

/** A text of the content, with its phone numbers and links. */
export function RichText({ text }: { text: Text<LinkTarget> }) {
  const facts = useFacts();
  const parts = typeof text === "string" ? [text] : text;
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other key
    <Fragment key={index}>{shown(part, facts)}</Fragment>
  ));
}

function shown(part: TextPart<LinkTarget>, facts: Pick<Facts, "phone" | "hotline">) {
  if (typeof part === "string") return part;
  if ("together" in part) {
    const Element = part.strong ? "strong" : "span";
    return <Element className="whitespace-nowrap">{part.together}</Element>;
  }
  if ("call" in part) return <PhoneLink number={facts[part.call]} className="font-semibold" />;
  if ("dial" in part) {
    return (
      <a className="link font-bold whitespace-nowrap" href={`tel:${part.dial}`}>
        {part.dial}
      </a>
    );
  }
  if ("mailTo" in part) {
    return (
      <a className="link" href={`mailto:${part.mailTo}`}>
        <EmailAddress address={part.mailTo} />
      </a>
    );
  }
  if ("site" in part) {
    return (
      <a className="link" href={part.site} rel="noopener">
        {part.label}
      </a>
    );
  }
  return (
    <PageLink to={part.to} className="link">
      {part.label}
    </PageLink>
  );
}
