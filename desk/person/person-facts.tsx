import { Fragment, type ReactNode } from "react";
import { personFacts as words } from "#content/en/desk/person.ts";
import { TypedOtherwise } from "#desk/parts/typed-otherwise.tsx";
import { mapLink, phoneLink } from "#domain/person/contact-links.ts";
import { typedAlone } from "#domain/person/contact-phone.ts";
import type { Person } from "#domain/person/people-contract.ts";

/** Who it is: every name, mailbox and phone number they have given, and their properties. */
export function PersonFacts({ person }: { person: Person }) {
  const { names, mailboxes, phones, properties } = person;
  const numbers = person.contactPhones ?? phones.map(typedAlone);
  return (
    <section aria-labelledby="who" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id="who" className="text-heading">
        {words.heading}
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)]">
        {names.length > 1 && <Fact name={words.names}>{names}</Fact>}
        <Fact name={words.phone}>
          {numbers.map((phone) => (
            <Fragment key={phone.typed}>
              <a href={phoneLink(phone)} className="text-link">
                {phone.shown}
              </a>
              <TypedOtherwise phone={phone} />
            </Fragment>
          ))}
        </Fact>
        <Fact name={words.email}>{mailboxes}</Fact>
        <Fact name={properties.length > 1 ? words.properties(properties.length) : words.property}>
          {properties.map(({ address, leads }) => (
            <a
              key={address}
              href={mapLink(address)}
              target="_blank"
              rel="noreferrer"
              className="text-link"
            >
              {address}
              {properties.length > 1 && `, ${words.leads(leads)}`}
              <span className="sr-only">{words.map}</span>
            </a>
          ))}
        </Fact>
      </dl>
    </section>
  );
}

/** Values below each other. */
function Fact({ name, children }: { name: string; children: ReactNode[] }) {
  return (
    <>
      <dt className="border-t border-line py-1.5 pe-4 text-soft">{name}</dt>
      <dd className="min-w-0 border-t border-line py-1.5 wrap-anywhere">
        {children.length === 0 ? (
          words.noneGiven
        ) : (
          <ul className="grid gap-1">
            {children.map((child, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
              <li key={index}>{child}</li>
            ))}
          </ul>
        )}
      </dd>
    </>
  );
}
