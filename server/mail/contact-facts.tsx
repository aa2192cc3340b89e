import { Fragment, type ReactNode } from "react";
import { emailLink, mapLink, phoneLink } from "#domain/person/contact-links.ts";
import { typedOtherwise } from "#domain/person/contact-phone.ts";
import { contactPhoneOf } from "#domain/person/understood-phone.ts";
import type { Contact } from "./kinds.ts";
import { TextLink } from "./letter.tsx";

/** A person's contact details for the office: with links to call, write or find them. */
export function contactFacts(person: Contact): (readonly [string, ReactNode])[] {
  const { name, email, address } = person;
  const phone = contactPhoneOf(person.phone);
  const typed = typedOtherwise(phone);
  return [
    ["Name", name],
    [
      "Phone",
      person.phone && (
        <Fragment key="phone">
          <TextLink href={phoneLink(phone)}>{phone.shown}</TextLink>
          {typed !== null && ` (typed: ${typed})`}
        </Fragment>
      ),
    ],
    [
      "Email",
      email && (
        <TextLink key="email" href={emailLink(email)}>
          {email}
        </TextLink>
      ),
    ],
    [
      "Address",
      address && (
        <TextLink key="address" href={mapLink(address)}>
          {address}
        </TextLink>
      ),
    ],
  ];
}
