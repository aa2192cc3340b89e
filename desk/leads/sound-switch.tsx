import { Volume2, VolumeX } from "lucide-react";
import { useState } from "react";
import { soundSwitch as words } from "#content/en/desk/leads.ts";
import { isSoundOn, setSound } from "./lead-sound.ts";

/** Whether a new lead plays a sound. Stored in this browser. */
export function SoundSwitch() {
  const [isOn, setIsOn] = useState(isSoundOn);
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={words.label}
      title={isOn ? words.on : words.off}
      onClick={() => {
        setSound(!isOn);
        setIsOn(!isOn);
      }}
      className="grid size-9 place-items-center rounded-sm text-soft hover:bg-hover hover:text-ink pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
    </button>
  );
}
