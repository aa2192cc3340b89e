import { Link } from "react-router";
import { mailItem as words } from "#content/en/desk/mails.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { DeskMail } from "#domain/lead/records-contract.ts";
import { mailName } from "./mail-name.ts";
import type { MailShow } from "./mail-queries.ts";
import { MailState } from "./mail-state.tsx";

/** A mail in the list; the whole row opens it. */
export function MailItem({
  mail,
  show,
  isOpen,
}: {
  mail: DeskMail;
  show: MailShow;
  isOpen: boolean;
}) {
  const search = new URLSearchParams({ ...(show === "all" && { show }), mail: mail.id });
  return (
    <li className="border-b border-line first:border-t">
      <Link
        to={`?${search}`}
        aria-current={isOpen || undefined}
        className="grid grid-cols-[1fr_auto] gap-x-3 px-2 py-2.5 hover:bg-hover focus-visible:-outline-offset-3 aria-current:bg-chosen"
      >
        <span className="min-w-0 font-semibold break-words">
          {mailName(mail)}
          <span className="sr-only">, </span>
        </span>
        <MailState mail={mail} />
        <span className="min-w-0 truncate text-small text-soft">
          {mail.to && <span className="sr-only">{words.to}</span>}
          {mail.to}
        </span>
        <Moment at={mail.sentAt ?? mail.createdAt} className="text-end text-small text-soft" />
        {mail.error && mail.state !== "sent" && (
          <span className="col-span-full text-small">{mail.error}</span>
        )}
      </Link>
    </li>
  );
}
