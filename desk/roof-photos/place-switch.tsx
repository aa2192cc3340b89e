import { placeSwitch as words } from "#content/en/desk/roof-photos.ts";
import { Switch } from "#ui/desk/switch.tsx";
import type { usePhotoPlace } from "./use-photo-place.ts";

/** Whether this device keeps where photos are taken: whoever takes them says so. */
export function PlaceSwitch({ place }: { place: ReturnType<typeof usePhotoPlace> }) {
  const { isOn, isAsking, fault, switchTo } = place;
  return (
    <div className="grid max-w-prose gap-1">
      <Switch
        label={words.label}
        hint={words.hint}
        checked={isOn}
        busy={isAsking}
        onChange={(to) => void switchTo(to)}
      />
      <p role="status" className="text-small font-semibold text-late empty:hidden">
        {fault && words.faults[fault]}
      </p>
    </div>
  );
}
