import { useState } from "react";
import { beginAgain as words } from "#content/en/desk/set-up.ts";
import { useChangeBusiness } from "#desk/business/use-change-business.ts";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { useMe } from "#desk/shell/use-me.ts";
import type { Business } from "#domain/business/business-settings.ts";
import { withoutSetUp } from "#domain/business/set-up-steps.ts";
import { Button } from "#ui/desk/button.tsx";
import { dropStepDrafts } from "./step-draft.ts";

/** Puts back what the site was shipped with, once asked: one version, which can be undone. */
export function BeginAgain({ business, onDone }: { business: Business; onDone: () => void }) {
  const { id } = useMe();
  const [isAsked, ask] = useState(false);
  const { version, settings } = business;
  const change = useChangeBusiness(() => {
    dropStepDrafts(id);
    ask(false);
    onDone();
  });
  const settled = withoutSetUp(settings.settled);
  const isBegun =
    Object.keys(settings.overrides).length > 0 ||
    Object.keys(settled).length < Object.keys(settings.settled).length;
  if (!isBegun) return null;
  return (
    <>
      <Button look="plain" className="-ms-1 justify-self-start" onClick={() => ask(true)}>
        {words.ask}
      </Button>
      <ConfirmDialog
        title={words.title}
        open={isAsked}
        onClose={() => ask(false)}
        confirm={words.ask}
        busy={change.isPending}
        error={change.error}
        onConfirm={() => change.mutate({ version, settings: { overrides: {}, settled } })}
      >
        <p>{words.what}</p>
        <p>{words.undo}</p>
      </ConfirmDialog>
    </>
  );
}
