import { briefingNotes as words } from "#content/en/desk/day.ts";
import type { Briefing } from "#domain/lead/lead-lists-contract.ts";

/** What to know on the way to an appointment: how to get in, and what the person has answered. */
export function BriefingNotes({
  briefing: { note, officeNotes, answers },
}: {
  briefing: Briefing;
}) {
  return (
    <>
      {(note || officeNotes.length > 0) && (
        <dl className="grid gap-2 border-s-2 border-edge ps-3">
          {note && <Notes label={words.withBooking} texts={[note]} />}
          {officeNotes.length > 0 && <Notes label={words.fromOffice} texts={officeNotes} />}
        </dl>
      )}
      {answers.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer py-1 font-semibold pointer-coarse:py-2.5">
            {words.quizAnswers}
          </summary>
          <dl className="grid gap-2 border-s-2 border-edge ps-3">
            {answers.map(({ question, answer }) => (
              <Notes key={question} label={question} texts={[answer]} />
            ))}
          </dl>
        </details>
      )}
    </>
  );
}

function Notes({ label, texts }: { label: string; texts: readonly string[] }) {
  return (
    <div>
      <dt className="text-small text-soft">{label}</dt>
      {texts.map((text) => (
        <dd key={text} className="wrap-anywhere whitespace-pre-line">
          {text}
        </dd>
      ))}
    </div>
  );
}
