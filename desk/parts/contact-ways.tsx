import { MapPin, Phone } from "lucide-react";
import { contactWays as words } from "#content/en/desk/ui.ts";
import { mapLink, phoneLink } from "#domain/person/contact-links.ts";
import type { ContactPhone } from "#domain/person/contact-phone.ts";

const wayClass =
  "inline-flex min-h-9 items-center justify-center gap-2 rounded-sm border border-edge bg-panel px-3 font-semibold no-underline hover:bg-hover pointer-coarse:min-h-11";

/** Calls somebody. Shows the number, says also the name. */
export function CallWay({ phone, name }: { phone: ContactPhone; name: string }) {
  return (
    <a href={phoneLink(phone)} className={`${wayClass} tabular-nums`}>
      <Phone aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      <span className="sr-only">{words.call(name)}</span>
      {phone.shown}
    </a>
  );
}

/** Opens a map of an address. */
export function MapWay({ address }: { address: string }) {
  return (
    <a href={mapLink(address)} target="_blank" rel="noreferrer" className={wayClass}>
      <MapPin aria-hidden="true" className="size-4.5" strokeWidth={1.75} />
      {words.map}
      <span className="sr-only">{words.mapOf(address)}</span>
    </a>
  );
}
