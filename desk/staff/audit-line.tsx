import { Link } from "react-router";
import { auditSentence, leadMark, type NameOf } from "#content/en/desk/audit.ts";
import { auditLine as words } from "#content/en/desk/staff.ts";
import { clockText, fullMomentText } from "#desk/moment-text.ts";
import type { AuditRecord } from "./staff-queries.ts";

/** One thing that somebody did: 'Ada Owner gave lead 1042 to Ben'. */
export function AuditLine({ entry, nameOf }: { entry: AuditRecord; nameOf: NameOf }) {
  const { at, staff, leadId, details } = entry;
  const [before = "", after] = auditSentence(entry, nameOf).split(leadMark);
  const lead = typeof details.number === "number" ? words.lead(details.number) : words.aLead;
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-3 border-b border-line py-2">
      <time dateTime={at} title={fullMomentText(at)} className="text-soft">
        {clockText(at)}
      </time>
      <p>
        <strong className="font-semibold">{staff?.name ?? words.system}</strong> {before}
        {after !== undefined &&
          (leadId ? (
            <Link to={`/desk/leads/${leadId}`} className="text-link underline">
              {lead}
            </Link>
          ) : (
            lead
          ))}
        {after}
      </p>
    </li>
  );
}
