import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { silenceLines as words } from "#content/en/desk/silence.ts";
import { momentText } from "#desk/moment-text.ts";
import { useMay, useMe } from "#desk/shell/use-me.ts";
import { replyMailboxPlace } from "./reply-mailbox-query.ts";
import { silencesQuery } from "./silences-query.ts";

/**
 * Says where answers, or times that are taken, do not arrive any more. Ordinary lines, which interrupt no screen reader: whoever can
 * mend it was mailed.
 */
export function SilenceLines() {
  const { data } = useQuery(silencesQuery);
  const { id } = useMe();
  const maySetOthers = useMay("staff");
  if (!data) return null;
  const { mailboxSince, calendars } = data;
  return (
    <>
      {mailboxSince && (
        <p className="px-4 pt-2 text-small text-soft md:px-6">
          {words.mailbox(momentText(mailboxSince))}{" "}
          {maySetOthers && (
            <Link to={`/desk/settings#${replyMailboxPlace}`} className="text-link underline">
              {words.toMailbox}
            </Link>
          )}
        </p>
      )}
      {calendars.map(({ staffId, name, since }) => {
        const isOwn = staffId === id;
        return (
          <p key={staffId} className="px-4 pt-2 text-small text-soft wrap-anywhere md:px-6">
            {words.calendar(isOwn ? words.your : words.whose(name), momentText(since))}{" "}
            {(isOwn || maySetOthers) && (
              <Link to={isOwn ? "/desk/settings" : "/desk/staff"} className="text-link underline">
                {isOwn ? words.toSettings : words.toStaff}
              </Link>
            )}
          </p>
        );
      })}
    </>
  );
}
