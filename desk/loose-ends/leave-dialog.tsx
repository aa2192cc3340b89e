import { useState } from "react";
import { leaveDialog as words } from "#content/en/desk/loose-ends.ts";
import { leaveReasonNames } from "#content/en/desk/terms.ts";
import { failureText } from "#desk/failure-text.ts";
import type { LeaveReason } from "#domain/lead/lead.ts";
import { leaveReasonsOf } from "#domain/lead/loose-ends.ts";
import type { ListedEnd } from "#domain/lead/loose-ends-contract.ts";
import { Dialog } from "#ui/desk/dialog.tsx";
import { DialogButtons } from "#ui/desk/dialog-buttons.tsx";
import { SelectField, TextField } from "#ui/desk/field.tsx";
import { Notice } from "#ui/desk/notice.tsx";

type Leaving = {
  busy: boolean;
  error: unknown;
  onLeave: (why: { reason: LeaveReason; text: string }) => void;
  onClose: () => void;
};

/** Asks why a loose end is left as it is. Without one, it is closed. */
export function LeaveDialog({ end, ...leaving }: Leaving & { end: ListedEnd | undefined }) {
  const title = words.title(end?.lead.name ?? "");
  return (
    <Dialog title={title} open={end !== undefined} onClose={leaving.onClose}>
      {end && <LeaveForm reasons={leaveReasonsOf(end.kind)} {...leaving} />}
    </Dialog>
  );
}

function LeaveForm({
  reasons,
  busy,
  error,
  onLeave,
  onClose,
}: Leaving & { reasons: readonly LeaveReason[] }) {
  const [reason, setReason] = useState<LeaveReason>("done");
  const [text, setText] = useState("");
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onLeave({ reason, text });
      }}
    >
      <p className="text-soft">{words.hint}</p>
      <SelectField
        label={words.why}
        value={reason}
        onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? "other")}
      >
        {reasons.map((one) => (
          <option key={one} value={one}>
            {leaveReasonNames[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.text}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
      />
      {error !== null && (
        <Notice tone="late">
          <p>{failureText(error)}</p>
        </Notice>
      )}
      <DialogButtons submit={words.submit} busy={busy} onClose={onClose} />
    </form>
  );
}
