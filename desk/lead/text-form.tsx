import type { FormEvent } from "react";
import { textForm as words } from "#content/en/desk/lead.ts";
import { textObstacleSentences } from "#content/en/desk/terms.ts";
import { deskClient } from "#desk/desk-client.ts";
import { DraftMark } from "#desk/drafts/draft-mark.tsx";
import { deskPlace } from "#desk/facts/desk-place.ts";
import { failureText } from "#desk/failure-text.ts";
import { useNow } from "#desk/use-now.ts";
import type { Lead } from "#domain/lead/lead-page.ts";
import { textLink } from "#domain/person/contact-links.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { afterQuietHours } from "#domain/text/quiet-hours.ts";
import type { TextObstacle } from "#domain/text/text-kind.ts";
import { Button } from "#ui/desk/button.tsx";
import { TextareaField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { useLeadCall } from "./use-lead-call.ts";
import { useWrittenEntry } from "./use-written-entry.ts";

/** Why a text from one's own phone does not reach them either, or must not. */
const notFromPhone: readonly TextObstacle[] = ["opted-out", "paused", "landline"];

/**
 * Texts the person; where we cannot, says why, and records what was texted from the phone. A record waits for the network
 * like a note; a text to send is the person's business, and goes out now or not at all.
 */
export function TextForm({ lead }: { lead: Lead }) {
  const { id, textObstacle } = lead;
  const phone = phoneOf(lead);
  const { draft, add } = useWrittenEntry(lead, "text");
  const isQuiet = useNow(
    (now) => afterQuietHours(new Date(now), deskPlace().timeZone).getTime() !== now,
  );
  const save = useLeadCall(
    (typed: string) => {
      const body = { text: typed.trim(), send: true };
      const params = { path: { id }, header: draft.repeatable(body) };
      return deskClient.POST("/desk/leads/{id}/texts", { params, body });
    },
    (_lead, typed) => draft.finish(typed),
  );

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (save.isPending) return;
    const { submitter } = event.nativeEvent as SubmitEvent;
    const typed = draft.latest();
    if (textObstacle || submitter?.getAttribute("value") === "log") {
      add({ kind: "text", text: typed.trim() });
    } else if (typed.trim()) save.mutate(typed);
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {textObstacle && (
        <p className="text-soft">
          {textObstacleSentences[textObstacle]}{" "}
          {!notFromPhone.includes(textObstacle) && (
            <a
              href={textLink(phone, draft.value)}
              className="text-link underline underline-offset-2"
            >
              {words.fromPhone}
            </a>
          )}
        </p>
      )}
      <TextareaField
        label={textObstacle ? words.whatTexted : words.textTo(phone.shown)}
        rows={3}
        value={draft.value}
        onChange={({ target }) => draft.set(target.value)}
      />
      {!textObstacle && isQuiet && <p className="text-soft">{words.goesOutAtEight}</p>}
      {save.error && (
        <Notice tone="late">
          <p>{failureText(save.error)}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {!textObstacle && (
          <Button look="quiet" type="submit" busy={save.isPending}>
            {words.send}
          </Button>
        )}
        <Button look={textObstacle ? "quiet" : "plain"} type="submit" value="log">
          {textObstacle ? words.log : words.logOnly}
        </Button>
        <DraftMark draft={draft} />
      </div>
    </form>
  );
}
