import { useState } from "react";
import { keysSettings as words } from "#content/en/desk/settings.ts";
import { areKeysOn, turnKeys } from "#desk/keys/keys-choice.ts";
import { KeysDialog } from "#desk/keys/keys-dialog.tsx";
import { Button } from "#ui/desk/button.tsx";
import { Switch } from "#ui/desk/switch.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Turns the list's and the leads' keys on or off. */
export function KeysSettings() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <SettingsSection title={words.title} hint={words.hint}>
      <Switch
        label={words.single.label}
        hint={words.single.hint}
        checked={isOn}
        onChange={(on) => {
          setOn(on);
          turnKeys(on);
        }}
      />
      <Button look="quiet" onClick={() => setOpen(true)} className="justify-self-start">
        {words.show}
      </Button>
      <KeysDialog open={isOpen} onClose={() => setOpen(false)} />
    </SettingsSection>
  );
}
