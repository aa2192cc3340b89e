import { Notice } from "#ui/pages/notice.tsx";

/** How long the chosen time is held, or that it no longer is. Read out when it changes, wherever the visitor is. */
export function HoldNotice({ said }: { said: { text: string; isLast: boolean } }) {
  return (
    <div role="status" className="max-w-2xl not-empty:mb-8">
      {said.text && <Notice tone={said.isLast ? "warning" : "info"}>{said.text}</Notice>}
    </div>
  );
}
