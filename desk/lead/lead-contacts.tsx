import { Mail, MapPin, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { leadContacts as words } from "#content/en/desk/lead.ts";
import { TypedOtherwise } from "#desk/parts/typed-otherwise.tsx";
import { useMay } from "#desk/shell/use-me.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { mapLink, phoneLink, textLink } from "#domain/person/contact-links.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import type { Writing } from "./writing.ts";

const shape =
  "inline-flex min-h-10 items-center justify-center gap-2 rounded-sm border px-3 font-semibold no-underline transition-colors pointer-coarse:min-h-11";
const quiet = "border-edge bg-panel text-ink hover:bg-hover";

/**
 * Call, text, email: each button also opens the form that records it. Within thumb's reach on a
 * phone.
 */
export function ContactActions({
  lead,
  write,
  isWaiting,
}: {
  lead: Lead;
  write: (writing: Writing) => void;
  isWaiting: boolean;
}) {
  const mayMail = useMay("leads");
  const phone = phoneOf(lead);
  const main =
    "border-action bg-action text-on-action hover:border-action-hover hover:bg-action-hover";
  return (
    <div
      data-contact-bar
      className="flex gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-(--nav-bar) max-md:h-(--contact-bar) max-md:z-5 max-md:border-t max-md:border-line max-md:bg-ground max-md:p-2 max-md:*:min-w-0 max-md:*:flex-1 tight:gap-1 tight:p-1 tight:[&_svg]:hidden tight:*:px-0.5"
    >
      <a
        href={phoneLink(phone)}
        title={words.callTitle}
        onClick={() => write("call")}
        className={`${shape} ${isWaiting ? main : quiet}`}
      >
        <Phone aria-hidden="true" className="size-4" />
        {/* Otherwise screen readers read the word and the number as one. */}
        {words.call}
        <span className="sr-only"> </span>
        <span className="max-md:sr-only">{phone.shown}</span>
      </a>
      <TextAction lead={lead} write={() => write("text")} />
      {lead.email && mayMail && (
        <button
          type="button"
          title={words.emailTitle}
          onClick={() => write("mail")}
          className={`${shape} ${quiet}`}
        >
          <Mail aria-hidden="true" className="size-4" />
          {words.emailThem}
        </button>
      )}
    </div>
  );
}

/** Opens the form that texts the person, or says that nobody can; where we alone cannot, the phone's own texts as well. */
function TextAction({ lead, write }: { lead: Lead; write: () => void }) {
  const inside = (
    <>
      <MessageSquare aria-hidden="true" className="size-4" />
      {words.text}
    </>
  );
  const look = { onClick: write, className: `${shape} ${quiet}` };
  if (!lead.textObstacle || lead.textObstacle === "landline") {
    return (
      <button type="button" {...look}>
        {inside}
      </button>
    );
  }
  return (
    <a href={textLink(phoneOf(lead), "")} {...look}>
      {inside}
    </a>
  );
}

/** The person who asked and their address: label, rule, value. */
export function LeadPerson({ lead }: { lead: Lead }) {
  const phone = phoneOf(lead);
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)]">
      {lead.personId && (
        <Fact name={words.person}>
          <Link
            to={`/desk/people/${lead.personId}`}
            className="text-link underline underline-offset-2"
          >
            {lead.name}
          </Link>
        </Fact>
      )}
      <Fact name={words.phone}>
        {phone.shown}
        <TypedOtherwise phone={phone} />
      </Fact>
      <Fact name={words.email}>{lead.email || words.noneGiven}</Fact>
      <Fact name={words.address}>
        {lead.address ? (
          <a
            href={mapLink(lead.address)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-start gap-1.5 text-link"
          >
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">
              {lead.address}
              <span className="sr-only">{words.map}</span>
            </span>
          </a>
        ) : (
          words.noneGiven
        )}
      </Fact>
      <Fact name={words.cameBy}>{lead.source || "–"}</Fact>
      {lead.cameFrom && <Fact name={words.cameFrom}>{lead.cameFrom}</Fact>}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="border-t border-line py-1.5 pe-4 text-soft">{name}</dt>
      <dd className="min-w-0 border-t border-line py-1.5 wrap-anywhere">{children}</dd>
    </>
  );
}
