import { unsentEntries as words } from "#content/en/desk/unsent.ts";
import { Moment } from "#desk/parts/moment.tsx";
import { Button } from "#ui/desk/button.tsx";
import { unsent } from "./unsent.ts";
import { entryName, entryText, type UnsentEntry } from "./unsent-entry.ts";
import { useEntriesOf } from "./use-unsent.ts";

/** What was written about a lead and is not with the server yet. While it waits, it can be taken back. */
export function UnsentEntries({
  leadId,
  onTakenBack,
}: {
  leadId: string;
  /** Its words are in their form again. */
  onTakenBack: (entry: UnsentEntry) => void;
}) {
  const entries = useEntriesOf(leadId).filter(({ status }) => status === "pending");
  if (entries.length === 0) return null;
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-3">
      <ul className="grid gap-2">
        {entries.map(({ entry, isWaiting }) => (
          <li key={entry.id} className="grid justify-items-start gap-1.5">
            <p className="wrap-anywhere whitespace-pre-line">
              <strong>{isWaiting ? words.notSent : words.saving}</strong> {entryText(entry)}{" "}
              <span className="text-small text-soft">
                <Moment at={new Date(entry.at).toISOString()} />
              </span>
            </p>
            {isWaiting && (
              <Button
                look="quiet"
                onClick={() => {
                  unsent.takeBack(entry);
                  onTakenBack(entry);
                }}
              >
                {words.takeBack}
                <span className="sr-only">{words.takeBackWhat(entryName(entry))}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {entries.some(({ isWaiting }) => isWaiting) && (
        <p className="text-small text-soft">{words.kept}</p>
      )}
    </div>
  );
}
