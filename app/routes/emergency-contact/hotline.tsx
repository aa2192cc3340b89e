import Phone from "lucide-react/icons/phone";
import { useFacts } from "#app/facts/use-facts.ts";
import { hotline as words } from "#content/en/emergency-contact.ts";

/** The number to call, on one line and as large as fits. The whole box is the link. */
export function Hotline() {
  const { hotline } = useFacts();
  return (
    // The clip path is on an inner element, so that it does not clip the link's focus ring.
    <a href={`tel:${hotline.e164}`} className="group mt-8 block">
      <span className="cut-pitch block bg-copper-400 forced-colors:border-2 forced-colors:[clip-path:none] px-5 pt-5 pb-6 text-slate-950 transition-colors group-hover:bg-copper-300 sm:px-8 sm:pt-6 sm:pb-7">
        <span className="label-caps flex items-center gap-2">
          <Phone className="size-4.5" />
          {words.label}
        </span>
        {/* A number of 14 characters is a little less than 8.4 times as wide as its font size. */}
        <span className="@container mt-2 block">
          <span className="block font-heading text-[min(100cqi/8.4,4.75rem)] leading-none font-extrabold tracking-tight whitespace-nowrap tabular-nums">
            {hotline.display}
          </span>
        </span>
        {/* Slightly wider than its column, so that the line breaks alike in the fallback and the
            web font. */}
        <span className="-mr-2 mt-3 block font-semibold">{words.note}</span>
      </span>
    </a>
  );
}
