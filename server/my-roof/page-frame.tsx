import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { frame as words } from "#content/en/my-roof/page.ts";
import { factsOfProfile } from "#content/facts.ts";
import type { BusinessProfile } from "#domain/business/business-profile.ts";
import { heldLicenses } from "#domain/business/licenses.ts";
import { markNow } from "#server/brand/brand-now.ts";
import { inlineDigests } from "#server/plugins/inline-digests.ts";
import { pagePolicy } from "#server/plugins/security-headers.ts";
import { type PageFonts, pageStyle } from "./page-style.ts";

/** A whole document, and the content security policy that it is sent with. */
export type PlainDocument = { html: string; policy: string };

/** What all pages without an account are made with. */
export type Framing = { profile: BusinessProfile; fonts: PageFonts };

/** Puts a page into its frame: bar, letterhead on paper, footer. It has no script. */
export function framed(
  { profile, fonts }: Framing,
  {
    title,
    children,
    seenMark,
    isPreview,
  }: {
    title: string;
    children: ReactNode;
    /** The address of the picture by which openings are counted; absent: none are. */
    seenMark?: string | undefined;
    isPreview?: string | undefined;
  },
): PlainDocument {
  const style = pageStyle(profile, fonts);
  const document = (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="format-detection" content="telephone=no" />
        <title>{`${title} | ${profile.shortName}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style, as text */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <a className="skip" href="#main">
          {words.skip}
        </a>
        <Bar profile={profile} />
        {isPreview && <p className="grid preview">{isPreview}</p>}
        <Letterhead profile={profile} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Foot profile={profile} />
        {seenMark && <img className="seen" src={seenMark} alt="" width={1} height={1} />}
      </body>
    </html>
  );
  const html = `<!doctype html>${renderToStaticMarkup(document)}`;
  return { html, policy: pagePolicy(inlineDigests(`<style>${style}</style>`)) };
}

type OfProfile = { profile: BusinessProfile };

function Bar({ profile }: OfProfile) {
  const { name, phone } = profile;
  return (
    <header className="dark">
      <div className="grid">
        <div className="bar">
          <a href="/" aria-label={words.home(name)}>
            <Mark profile={profile} />
            <span className="name">{profile.shortName}</span>
          </a>
          <a href={`tel:${phone.e164}`}>
            {words.call} {phone.display}
          </a>
        </div>
      </div>
    </header>
  );
}

/** On paper: whose document it is, and how to reach us. */
function Letterhead({ profile }: OfProfile) {
  const { name, phone, email, address } = profile;
  return (
    <div className="letterhead">
      <Mark profile={profile} isPrinted />
      <div className="who">
        <strong className="name">{name}</strong>
        <br />
        {`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`}
      </div>
      <div className="reach">
        {`${words.office} ${phone.display}`}
        <br />
        {email}
        <Licenses profile={profile} />
      </div>
    </div>
  );
}

function Foot({ profile }: OfProfile) {
  const { name, phone, address } = profile;
  return (
    <footer className="dark screen">
      <div className="grid">
        <div className="foot">
          <p>
            <strong>{name}</strong>
            <br />
            {`${address.street}, ${address.city}, ${address.region} ${address.postalCode}`}
          </p>
          <p>
            {words.office} <a href={`tel:${phone.e164}`}>{phone.display}</a>
            <Licenses profile={profile} />
          </p>
        </div>
      </div>
    </footer>
  );
}

function Licenses({ profile }: OfProfile) {
  return heldLicenses(factsOfProfile(profile)).map(({ label, number }) => (
    <span key={number}>
      <br />
      {`${label} ${number}`}
    </span>
  ));
}

function Mark({ profile, isPrinted = false }: OfProfile & { isPrinted?: boolean }) {
  const { near, far } = markNow(profile);
  return (
    <svg className="mark" aria-hidden="true" viewBox="0 0 56 32">
      <path d={far} fill={isPrinted ? "currentColor" : "var(--copper-400)"} />
      <path d={near} fill="currentColor" />
    </svg>
  );
}
