import { useFacts } from "#app/facts/use-facts.ts";
import { PhoneLink } from "#app/sections/phone/phone-link.tsx";
import { type SentForm, unanswered as words } from "#content/en/sent-here.ts";
import { Notice } from "#ui/pages/notice.tsx";

/** Above a form that is back with what was typed, and of which nobody knows whether it arrived. */
export function UnansweredNotice({
  form,
  isRecognized,
}: {
  form: SentForm;
  /** Whether it counts once if it is sent again. */
  isRecognized: boolean;
}) {
  const { hotline, phone } = useFacts();
  return (
    <div className="mb-8">
      <Notice tone="warning" title={words.title}>
        {isRecognized ? (
          words.text
        ) : (
          <p>
            {words.old}
            <PhoneLink number={form === "emergency" ? hotline : phone} className="font-semibold" />.
          </p>
        )}
      </Notice>
    </div>
  );
}
