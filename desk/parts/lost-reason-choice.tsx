import { lostReasonChoice as words } from "#content/en/desk/several-rooms.ts";
import { lostReasonNames } from "#content/en/desk/terms.ts";
import { type LostReason, lostReasons } from "#domain/lead/lead.ts";
import { Button } from "#ui/desk/button.tsx";

/** Asks why a lead is lost: choosing is one press. */
export function LostReasonChoice({
  onChosen,
  onCancel,
}: {
  onChosen: (reason: LostReason) => void;
  onCancel: () => void;
}) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{words.legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {lostReasons.map((reason) => (
          <Button key={reason} look="quiet" onClick={() => onChosen(reason)}>
            {lostReasonNames[reason]}
          </Button>
        ))}
        <Button look="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
