import { useState } from "react";
import { areKeysOn, turnKeys } from "#desk/keys/keys-choice.ts";
import { KeysDialog } from "#desk/keys/keys-dialog.tsx";
import { Button } from "#desk/ui/button.tsx";
import { Switch } from "#desk/ui/switch.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Turns the list's and the leads' keys on or off. */
export function KeysSettings() {
  const [isOpen, setOpen] = useState(false);
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <SettingsSection title="Keyboard" hint="Work through the leads with single keys.">
      <Switch
        label="Single keys"
        hint="In this browser. When off, letters do nothing; Enter and Tab work as usual."
        checked={isOn}
        onChange={(on) => {
          setOn(on);
          turnKeys(on);
        }}
      />
      <Button look="quiet" onClick={() => setOpen(true)} className="justify-self-start">
        Show the keys
      </Button>
      <KeysDialog open={isOpen} onClose={() => setOpen(false)} />
    </SettingsSection>
  );
}
