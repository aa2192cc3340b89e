import { Check, Clock, Minus, Phone, PhoneMissed, X } from "lucide-react";
import { Link } from "react-router";
import { itemList as words } from "#content/en/desk/reschedulings.ts";
import { inspectorName } from "#desk/calendar/spoken-place.ts";
import { CallWay } from "#desk/parts/contact-ways.tsx";
import type { Rescheduling, ReschedulingItem } from "#domain/appointment/rescheduling-contract.ts";
import { phoneOf } from "#domain/person/contact-phone.ts";
import { Button } from "#ui/desk/button.tsx";
import { nextPlace, placeText, stateText } from "./rescheduling-words.ts";
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
  const { appointment, original, state } = item;
  const next = nextPlace(item);
  const inspector = next?.inspectorId != null && inspectorName({ inspectors }, next.inspectorId);
  const isToCall = state === "call" || state === "not-reached";
  return (
    <li className="flex gap-x-3 border-b border-line py-3">
      {chosen && onPick && (
        <label className="-my-1.5 -ms-2 grid size-9 shrink-0 place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            className="size-5 accent-action"
            checked={chosen(item)}
            onChange={({ target }) => onPick(item, target.checked)}
            aria-label={words.label(appointment.name)}
          />
        </label>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="grid min-w-0 basis-72 grow gap-0.5">
          <p className="font-semibold wrap-anywhere">
            <Link to={`/desk/leads/${appointment.leadId}`} className="text-ink">
              {appointment.name}
            </Link>
          </p>
          <p>
            <span
              className={`inline-block text-soft ${appointment.status === "cancelled" ? "line-through" : ""}`}
            >
              {placeText(original)}
            </span>
            {next && (
              <>
                {" "}
                <span className="inline-block">
                  <span aria-hidden="true">→ </span>
                  <span className="sr-only">{words.to}</span>
                  <strong>{placeText(next)}</strong>
                  {inspector && ","}
                </span>{" "}
                {inspector && <span className="inline-block">{inspector}</span>}
              </>
            )}
          </p>
          <State item={item} />
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {isToCall && <CallWay phone={phoneOf(appointment)} name={appointment.name} />}
          <Actions item={item} {...actions} />
        </div>
      </div>
    </li>
  );
}

const marks: Partial<Record<ReschedulingItem["state"], { icon: typeof Check; tone: string }>> = {
  call: { icon: Phone, tone: "text-soon" },
  "not-reached": { icon: PhoneMissed, tone: "text-late" },
  told: { icon: Clock, tone: "text-soft" },
  accepted: { icon: Check, tone: "text-good" },
  declined: { icon: X, tone: "text-late" },
};

/** What became of somebody, in words after a mark. */
function State({ item }: { item: ReschedulingItem }) {
  const text = stateText(item);
  if (!text) return null;
  const { icon: Icon, tone } = marks[item.state] ?? { icon: Minus, tone: "text-soft" };
  return (
    <p className={`flex items-start gap-1.5 text-small font-semibold ${tone}`}>
      <Icon aria-hidden="true" className="mt-px size-4 shrink-0" />
      {text}
    </p>
  );
}

function Actions({
  item,
  busy,
  onChoose,
  onOtherTime,
}: Pick<Props, "busy" | "onChoose" | "onOtherTime"> & { item: ReschedulingItem }) {
  const { state, proposed, canMail } = item;
  const of = <span className="sr-only">, {item.appointment.name}</span>;
  const press = (choice: Choice) => ({ busy, onClick: () => onChoose(item, choice) });
  if (state === "told" || state === "not-reached") {
    return (
      <Button look="quiet" {...press({ step: "keep" })}>
        {words.keep}
        {of}
      </Button>
    );
  }
  if (state !== "proposed" && state !== "call" && state !== "left") return null;
  return (
    <>
      {state === "call" && proposed && (
        <Button look="quiet" {...press({ step: "agree" })}>
          {words.agree}
          {of}
        </Button>
      )}
      <Button look="quiet" busy={busy} onClick={() => onOtherTime(item)}>
        {words.otherTime}
        {of}
      </Button>
      {state === "call" && canMail && proposed && (
        <Button look="plain" {...press({ step: "propose", ...proposed })}>
          {words.write}
          {of}
        </Button>
      )}
      {state !== "call" && (
        <Button look="plain" {...press({ step: "call" })}>
          {words.call}
          {of}
        </Button>
      )}
      {state !== "left" && (
        <Button look="plain" {...press({ step: "leave" })}>
          {words.leave}
          {of}
        </Button>
      )}
    </>
  );
}
