import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Row,
  Section,
  Text,
} from "@react-email/components";
import { render, toPlainText } from "@react-email/render";
import { createContext, Fragment, type ReactElement, type ReactNode, use } from "react";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { mapLink } from "#domain/person/contact-links.ts";
import type { PhoneNumber } from "#domain/person/phone-number.ts";
import { mailLogo } from "#generated/mail-logo.ts";
import { letterColors } from "#server/brand/letter-colors.ts";

/** Content id of the logo inside the mail (RFC 2392), so that reading the mail fetches nothing. */
export const logoId = "mark@letter";

const LetterColors = createContext(letterColors({}));
const fontFamily = "'Instrument Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

/** The layout of every mail: letterhead, heading, body, address. */
export function Letter(props: {
  profile: BusinessProfile;
  preview: string;
  heading: string;
  children: ReactNode;
}) {
  const { profile } = props;
  const { address } = profile;
  const colors = letterColors(profile);
  const town = `${address.city}, ${address.region} ${address.postalCode}`;
  return (
    <LetterColors value={colors}>
      <Html lang="en-US">
        <Head />
        <Body style={{ backgroundColor: colors.page, margin: 0, padding: "24px 12px", fontFamily }}>
          {/* What inboxes show next to the subject. */}
          <div
            style={{ display: "none", maxHeight: 0, overflow: "hidden" }}
            data-skip-in-text="true"
          >
            {props.preview}
          </div>
          <Container style={{ maxWidth: 600, backgroundColor: colors.sheet }}>
            <Section style={{ backgroundColor: colors.ink, padding: "20px 32px" }}>
              <Row>
                <Column style={{ width: mailLogo.width + 14 }}>
                  <Img
                    src={`cid:${logoId}`}
                    alt=""
                    width={mailLogo.width}
                    height={mailLogo.height}
                    style={{ display: "block" }}
                  />
                </Column>
                <Column>
                  <Text style={{ color: colors.sheet, fontSize: 16, fontWeight: 700, margin: 0 }}>
                    {profile.name}
                  </Text>
                </Column>
              </Row>
            </Section>
            <Section style={{ padding: "32px 32px 8px" }}>
              <Heading
                as="h1"
                style={{
                  color: colors.ink,
                  fontSize: 26,
                  lineHeight: "32px",
                  margin: "0 0 20px",
                  paddingBottom: 12,
                  borderBottom: `2px solid ${colors.copper}`,
                }}
              >
                {props.heading}
              </Heading>
              {props.children}
            </Section>
            <Section style={{ padding: "0 32px 28px" }}>
              <Hr style={{ borderColor: colors.rule, margin: "20px 0" }} />
              <Text style={{ color: colors.soft, fontSize: 14, lineHeight: "21px", margin: 0 }}>
                {profile.name}
                <br />
                <TextLink href={mapLink(`${address.street}, ${town}`)}>
                  {address.street}
                  <br />
                  {town}
                </TextLink>
                <br />
                <PhoneNumberLink number={profile.phone} />
              </Text>
            </Section>
          </Container>
        </Body>
      </Html>
    </LetterColors>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  const colors = use(LetterColors);
  return (
    <Text style={{ color: colors.ink, fontSize: 16, lineHeight: "25px", margin: "0 0 16px" }}>
      {children}
    </Text>
  );
}

/** Labels and values, like the title block of a drawing. Empty values are left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const colors = use(LetterColors);
  return (
    <Section style={{ margin: "8px 0 24px" }}>
      {facts
        .filter(([, value]) => value !== "")
        .map(([label, value]) => (
          <Text
            key={label}
            style={{
              borderTop: `1px solid ${colors.rule}`,
              color: colors.ink,
              fontSize: 16,
              lineHeight: "24px",
              margin: 0,
              padding: "10px 0",
            }}
          >
            <span style={{ color: colors.soft, fontSize: 13 }}>{label}</span>
            <br />
            <strong>{typeof value === "string" ? withLineBreaks(value) : value}</strong>
          </Text>
        ))}
    </Section>
  );
}

/** Keeps the visitor's line breaks, in the plain text too. */
export function withLineBreaks(text: string): ReactNode {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never changes
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const colors = use(LetterColors);
  return (
    <Link href={href} style={{ color: colors.copper, textDecoration: "underline" }}>
      {children}
    </Link>
  );
}

/** A link to one of our phone numbers; the number never wraps. */
export function PhoneNumberLink({ number }: { number: PhoneNumber }) {
  return (
    <TextLink href={`tel:${number.e164}`}>
      <span style={{ whiteSpace: "nowrap" }}>{number.display}</span>
    </TextLink>
  );
}

export function ActionButton({ href, children }: { href: string; children: ReactNode }) {
  const colors = use(LetterColors);
  return (
    <Button
      href={href}
      style={{
        backgroundColor: colors.copper,
        color: colors.sheet,
        fontSize: 16,
        fontWeight: 700,
        padding: "14px 22px",
        margin: "0 0 20px",
      }}
    >
      {children}
    </Button>
  );
}

/** Plain text shows the address only for links to pages; phone numbers and addresses speak for themselves. */
const plainTextRules = [
  { selector: '[data-skip-in-text="true"]', format: "skip" },
  { selector: "img", format: "skip" },
  { selector: "h1", format: "heading", options: { uppercase: false } },
  ...['a[href^="tel:"]', 'a[href^="mailto:"]', 'a[href^="https://maps."]'].map((selector) => ({
    selector,
    format: "anchor",
    options: { ignoreHref: true },
  })),
];

/** The HTML and plain-text bodies of a mail, from one template. */
export async function renderLetter(letter: ReactElement): Promise<{ html: string; text: string }> {
  const html = await render(letter);
  return { html, text: toPlainText(html, { wordwrap: false, selectors: plainTextRules }) };
}
