import { useState } from "react";
import { gradeChoices, missingText, sendEstimate as words } from "#content/en/desk/estimate.ts";
import { today } from "#desk/moment-text.ts";
import { useIsOnline } from "#desk/unsent/use-unsent.ts";
import { type EstimateMissing, missingFromEstimate } from "#domain/estimate/complete-estimate.ts";
import type { EstimateContent } from "#domain/estimate/estimate-content.ts";
import { optionFigures } from "#domain/estimate/option-figures.ts";
import { amountText } from "#domain/lead/amount.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import type { EstimateEntry } from "./estimate-entry.ts";
import { WholeEstimate } from "./whole-estimate.tsx";

/** What is missing, where it goes; how it will look; and sending it, which asks once. */
export function SendEstimate({
  entry: { content, basis, corrects },
  email,
  onShowOption,
  onSend,
}: {
  entry: EstimateEntry;
  /** Empty: they have none; null: not known. */
  email: string | null;
  /** Shows the option in which something is missing. */
  onShowOption: (id: string) => void;
  onSend: () => void;
}) {
  const [open, setOpen] = useState<"preview" | "confirm" | null>(null);
  const isOnline = useIsOnline();
  const missing = missingFromEstimate(content, {
    ...{ basis, today: today(), isCorrection: corrects !== null },
  });
  const send = corrects === null ? words.send : words.sendCorrection;
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="sending" className="grid gap-3 border-t border-line pt-6">
      <h2 id="sending" className="text-heading">
        {words.heading}
      </h2>
      {missing.length === 0 ? (
        <p className="font-semibold text-good">{words.complete}</p>
      ) : (
        <ul className="grid gap-1">
          {missing.map((one) => (
            <li key={JSON.stringify(one)}>
              <button
                type="button"
                className="min-h-9 text-left text-link underline pointer-coarse:min-h-11"
                onClick={() => {
                  if ("option" in one) onShowOption(one.option);
                  // Once it stands there.
                  requestAnimationFrame(() => goTo(placeOf(one)));
                }}
              >
                {missingText(one, nameOf(one, content))}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          className="min-h-12"
          disabled={missing.length > 0}
          onClick={() => setOpen("confirm")}
        >
          {send}
        </Button>
        <Button look="quiet" className="min-h-12" onClick={() => setOpen("preview")}>
          {words.preview}
        </Button>
      </div>
      <Dialog
        isWide
        title={words.previewTitle}
        open={open === "preview"}
        onClose={close}
        actions={
          <Button look="quiet" onClick={close}>
            {words.close}
          </Button>
        }
      >
        <WholeEstimate content={content} basis={basis} />
      </Dialog>
      <Dialog
        title={words.confirm}
        open={open === "confirm"}
        onClose={close}
        actions={
          <>
            <Button
              onClick={() => {
                close();
                onSend();
              }}
            >
              {send}
            </Button>
            <Button look="plain" onClick={close}>
              {words.cancel}
            </Button>
          </>
        }
      >
        <ul>
          {content.options.map((option) => (
            <li key={option.id} className="flex justify-between gap-4 font-semibold">
              <span>{option.name}</span>
              <span className="tabular-nums">{amountText(optionFigures(option).total)}</span>
            </li>
          ))}
        </ul>
        {email !== null && <p>{email ? words.mailed(email) : words.notMailed}</p>}
        {!isOnline && <p>{words.later}</p>}
      </Dialog>
    </section>
  );
}

/** Puts the focus to a place of this page. */
function goTo(id: string): void {
  const place = document.getElementById(id) ?? document.getElementById("options");
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: "start" });
}

function placeOf(missing: EstimateMissing): string {
  if ("line" in missing) return `line-${missing.line}`;
  if ("allowance" in missing) return `allowance-${missing.allowance}`;
  if ("option" in missing) return `option-${missing.option}`;
  switch (missing.what) {
    case "payments":
    case "shares":
    case "deposit":
      return "payments";
    case "valid-until":
    case "valid-until-past":
      return "validity";
    case "financing":
      return "financing";
    case "correction":
      return "correction";
    default:
      return "options";
  }
}

function nameOf(missing: EstimateMissing, { options }: EstimateContent): string {
  const option = "option" in missing && options.find(({ id }) => id === missing.option);
  if (!option) return "";
  const place = placeOf(missing);
  const row =
    option.lines.find(({ id }) => place === `line-${id}`) ??
    option.allowances.find(({ id }) => place === `allowance-${id}`);
  return row?.what || option.name || gradeChoices[option.grade];
}
