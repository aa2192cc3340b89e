import { Link } from "react-router";
import { inspectorName } from "#desk/calendar/spoken-place.ts";
import { Button } from "#desk/ui/button.tsx";
import type { Rescheduling, ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import { phoneLink } from "#domain/person/contact-links.ts";
import { placeText, stateText } from "./rescheduling-words.ts";
import type { Choice } from "./use-rescheduling-calls.ts";

type Props = {
  inspectors: Rescheduling["inspectors"];
  busy: boolean;
  onChoose: (item: ReschedulingItem, choice: Choice) => void;
  onOtherTime: (item: ReschedulingItem) => void;
  /** Whether somebody is among those who are moved next; absent where nobody is. */
  chosen?: (item: ReschedulingItem) => boolean;
  onPick?: (item: ReschedulingItem, isChosen: boolean) => void;
};

/** People with the time they had, the one they would get, and what can be done for them. */
export function ItemList({ items, ...props }: Props & { items: readonly ReschedulingItem[] }) {
  return (
    <ul className="grid border-t border-line">
      {items.map((item) => (
        <Item key={item.appointment.id} item={item} {...props} />
      ))}
    </ul>
  );
}

function Item({
  item,
  inspectors,
  chosen,
  onPick,
  ...actions
}: Props & { item: ReschedulingItem }) {
  const { appointment, original, proposed, state } = item;
  const inspector =
    proposed?.inspectorId != null ? `, ${inspectorName({ inspectors }, proposed.inspectorId)}` : "";
  const isToCall = state === "call" || state === "not-reached";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-2">
      {chosen && onPick && (
        <label className="grid size-9 place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            className="size-5 accent-action"
            checked={chosen(item)}
            onChange={({ target }) => onPick(item, target.checked)}
            aria-label={`Move ${appointment.name}`}
          />
        </label>
      )}
      <div className="grid min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          <Link to={`/desk/leads/${appointment.leadId}`} className="text-ink">
            {appointment.name}
          </Link>
        </p>
        <p>
          <span className="text-soft">{placeText(original)}</span>
          {proposed && state !== "left" && state !== "removed" && (
            <>
              {" "}
              <span aria-hidden="true">→</span>
              <span className="sr-only">to</span>{" "}
              <strong>
                {placeText(proposed)}
                {inspector}
              </strong>
            </>
          )}
        </p>
        {stateText(item) && <p className="text-small text-soft">{stateText(item)}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {isToCall && (
          <a
            href={phoneLink(appointment.phone)}
            className="inline-flex min-h-9 items-center px-2 font-semibold tabular-nums pointer-coarse:min-h-11"
          >
            Call {appointment.phone}
          </a>
        )}
        <Actions item={item} {...actions} />
      </div>
    </li>
  );
}

function Actions({
  item,
  busy,
  onChoose,
  onOtherTime,
}: Pick<Props, "busy" | "onChoose" | "onOtherTime"> & { item: ReschedulingItem }) {
  const { state, proposed, canMail } = item;
  if (state !== "proposed" && state !== "call" && state !== "left") return null;
  const of = <span className="sr-only">, {item.appointment.name}</span>;
  const press = (choice: Choice) => ({ busy, onClick: () => onChoose(item, choice) });
  return (
    <>
      {state === "call" && proposed && (
        <Button look="quiet" {...press({ step: "agree" })}>
          They agree, move it{of}
        </Button>
      )}
      <Button look="quiet" busy={busy} onClick={() => onOtherTime(item)}>
        Another time{of}
      </Button>
      {state === "call" && canMail && proposed && (
        <Button look="plain" {...press({ step: "propose", ...proposed })}>
          Write instead{of}
        </Button>
      )}
      {state !== "call" && (
        <Button look="plain" {...press({ step: "call" })}>
          Call{of}
        </Button>
      )}
      {state !== "left" && (
        <Button look="plain" {...press({ step: "leave" })}>
          Leave{of}
        </Button>
      )}
    </>
  );
}
