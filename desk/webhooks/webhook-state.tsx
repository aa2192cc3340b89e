import { webhookState as words } from "#content/en/desk/webhooks.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { Webhook } from "#domain/webhook/webhook.ts";

const looks: Record<Webhook["state"], string> = {
  on: "border-good text-good",
  paused: "border-edge text-soft",
  off: "border-late text-late",
};

/** Whether a webhook is on, in a word. */
export function StateMark({ state }: Pick<Webhook, "state">) {
  return (
    <span className={`rounded-sm border px-1.5 py-0.5 text-small font-semibold ${looks[state]}`}>
      {words.names[state]}
    </span>
  );
}

/** How a webhook does, in a line or two. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { state, offBecause, failingSince, arrivedAt, waiting } = webhook;
  const isFailing = state === "on" && failingSince !== null;
  return (
    <div className="grid gap-0.5 text-small">
      {offBecause && <p className="font-semibold text-late">{words.off[offBecause]}</p>}
      {state === "paused" && <p>{words.paused}</p>}
      {isFailing && (
        <p className="font-semibold text-late">
          {words.failing}
          <Moment at={failingSince} />
        </p>
      )}
      <p className="text-soft">
        {arrivedAt ? (
          <>
            {words.arrived}
            <Moment at={arrivedAt} />
          </>
        ) : (
          words.never
        )}
        {waiting > 0 && `, ${words.waiting(waiting)}`}
      </p>
    </div>
  );
}
