import type { ReactNode } from "react";
import { emailLink, mapLink, phoneLink } from "./contact-links.ts";
import { TextLink } from "./letter.tsx";

/** Who it is, for the office: everything as it was typed, and a tap away. */
export function contactFacts(person: {
  name: string;
  phone: string;
  email: string;
  address: string;
}): (readonly [string, ReactNode])[] {
  const { name, phone, email, address } = person;
  return [
    ["Name", name],
    [
      "Phone",
      <TextLink key="phone" href={phoneLink(phone)}>
        {phone}
      </TextLink>,
    ],
    [
      "Email",
      <TextLink key="email" href={emailLink(email)}>
        {email}
      </TextLink>,
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
