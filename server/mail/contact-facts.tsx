import type { ReactNode } from "react";
import { emailLink, mapLink, phoneLink } from "#domain/person/contact-links.ts";
import type { Contact } from "./kinds.ts";
import { TextLink } from "./letter.tsx";

/** A person's contact details for the office: as typed, with links to call, write or find them. */
export function contactFacts(person: Contact): (readonly [string, ReactNode])[] {
  const { name, phone, email, address } = person;
  return [
    ["Name", name],
    [
      "Phone",
      phone && (
        <TextLink key="phone" href={phoneLink(phone)}>
          {phone}
        </TextLink>
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
