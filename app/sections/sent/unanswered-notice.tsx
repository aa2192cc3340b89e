import { unanswered as words } from "#content/en/sent-here.ts";
import { Notice } from "#ui/pages/notice.tsx";

/** Above a form that is back with what was typed, and of which nobody knows whether it arrived. */
export function UnansweredNotice() {
  return (
    <div className="mb-8 max-w-2xl">
      <Notice tone="warning" title={words.title}>
        {words.text}
      </Notice>
    </div>
  );
}
