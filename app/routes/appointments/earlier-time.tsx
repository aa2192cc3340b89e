import { whenOf } from "#app/sections/appointment/appointment-title.ts";
import { AskEarlier } from "#app/sections/appointment/ask-earlier.tsx";
import { Pieces } from "#app/sections/appointment/pieces.tsx";
import { earlier as words } from "#content/en/appointments.ts";
import { appointmentPath } from "#content/links.ts";
import type { AppointmentTime } from "#domain/appointment/appointment-form.ts";
import { Button } from "#ui/pages/button.tsx";

/** What the visitor has been offered, and whether they wait for an offer. */
export type Earlier = {
  isWanted: boolean;
  offer: (AppointmentTime & { id: string; until: string }) | undefined;
};

/** An earlier time that is held for the visitor. Only a press takes it. */
export function EarlierOffer({ id, offer }: { id: string; offer: NonNullable<Earlier["offer"]> }) {
  return (
    <section
      aria-labelledby="offer"
      className="border-t-4 border-copper-700 bg-white p-6 sm:p-8 print:hidden"
    >
      <h2 id="offer" className="text-heading">
        {words.offer.heading}
      </h2>
      <p className="mt-3 max-w-prose">
        {words.offer.text.before}
        <strong>
          <Pieces text={whenOf(offer)} />
        </strong>
        {words.offer.text.between}
        <span className="whitespace-nowrap">{offer.until}</span>
        {words.offer.text.after}
      </p>
      <form method="post" action={appointmentPath(id)} className="mt-8 flex flex-wrap gap-4">
        <input type="hidden" name="offer" value={offer.id} />
        <Button name="intent" value="take">
          {words.offer.take}
        </Button>
        <Button name="intent" value="decline" look="quiet">
          {words.offer.keep}
        </Button>
        <Button name="intent" value="stop" look="quiet">
          {words.stop}
        </Button>
      </form>
    </section>
  );
}

/** Asks whether the visitor wants an earlier time, or says that they wait for one. */
export function EarlierWish({ id, isWanted }: { id: string; isWanted: boolean }) {
  return (
    <section aria-labelledby="earlier" className="print:hidden">
      <h2 id="earlier" className="text-heading">
        {words.heading}
      </h2>
      <div className="mt-3">
        {isWanted ? (
          <form method="post" action={appointmentPath(id)}>
            <p className="max-w-prose">{words.waits}</p>
            <div className="mt-3">
              <Button name="intent" value="stop" look="quiet" className="px-5!">
                {words.stop}
              </Button>
            </div>
          </form>
        ) : (
          <AskEarlier id={id} />
        )}
      </div>
    </section>
  );
}
