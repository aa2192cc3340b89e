import { personMerges as words } from "#content/en/desk/person.ts";
import { deskClient } from "#desk/desk-client.ts";
import { failureText } from "#desk/failure-text.ts";
import { Moment } from "#desk/parts/moment.tsx";
import type { Person } from "#domain/person/people-contract.ts";
import { Button } from "#ui/desk/button.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { Told } from "#ui/desk/told.tsx";
import { usePersonCall } from "./use-person-call.ts";

/** Who was merged into this person, and by whom; for 30 days it can be undone. */
export function PersonMerges({ person }: { person: Person }) {
  const undo = usePersonCall(person.id, (mergeId: string) =>
    deskClient.DELETE("/desk/people/{id}/merges/{mergeId}", {
      params: { path: { id: person.id, mergeId } },
    }),
  );
  if (person.merges.length === 0 && !undo.isSuccess) return null;
  return (
    <section aria-labelledby="merges" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h2 id="merges" className="text-heading">
        {words.heading}
      </h2>
      {undo.isSuccess && <Told key={undo.variables}>{words.undone}</Told>}
      <ul>
        {person.merges.map(({ id, name, reach, at, staff, undoUntil }) => (
          <li key={id} className="grid justify-items-start gap-1 border-t border-line py-1.5">
            <div className="wrap-anywhere">
              <p>{[name, reach].filter(Boolean).join(", ")}</p>
              <p className="text-small text-soft">
                {staff.name || words.someone}, <Moment at={at} />
              </p>
            </div>
            {undoUntil && (
              <Button
                look="plain"
                busy={undo.isPending}
                aria-label={words.undoLabel(name)}
                onClick={() => undo.mutate(id)}
              >
                {words.undo}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undo.error && (
        <Notice tone="late">
          <p>{failureText(undo.error)}</p>
        </Notice>
      )}
    </section>
  );
}
