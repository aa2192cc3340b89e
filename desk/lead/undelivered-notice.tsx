import { undeliveredNotice as words } from "#content/en/desk/lead.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { ButtonLink } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";

/** Says that the last email or text to the person did not arrive, and why: somebody has to call them. */
export function UndeliveredNotice({ lead }: { lead: Lead }) {
  if (!lead.undelivered) return null;
  const { mailId, mailKind, error } = lead.undelivered;
  return (
    <div className="mt-3">
      <Notice tone="soon">
        <p>
          <strong>{words.call(mailKind)}</strong> {error}
        </p>
        {/* What a text said is in the timeline. */}
        {mailKind !== "person-text" && (
          <ButtonLink to={`/desk/mails?mail=${mailId}`}>{words.open}</ButtonLink>
        )}
      </Notice>
    </div>
  );
}
