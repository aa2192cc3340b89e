import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef } from "react";
import { hydratedEvent } from "#app/before-hydration/hydrated-event.ts";
import { useArrival } from "./use-arrival.ts";

/**
 * A part of a page below the first view, whose script loads when it is about to be seen or used. It
 * is in the server's HTML like any other part, and that HTML stays until the script has hydrated
 * it: links, fields and `details` work in the meantime, and a button press is kept for the script
 * (early-presses.ts recognizes the part by `data-waiting`). After a client-side navigation, the
 * part loads together with the page.
 *
 * @param load Imports the component. It gets no props: if they changed before its script had
 * loaded, the part would have to be rendered from scratch.
 */
export function late(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;

  /** Loads once, and again after a failure. */
  function loadOnce(): Promise<ComponentType> {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }

  return memo(function Late() {
    const place = useRef<HTMLDivElement>(null);
    const { isLate, arrival } = useArrival(place, loadOnce);
    // No boundary here, so that a client-side navigation waits for the parts of its page.
    if (!isLate) {
      return (
        <div>
          <Part arrival={arrival} />
        </div>
      );
    }
    return (
      <div ref={place} data-waiting="">
        <Suspense>
          <Part arrival={arrival} place={place} />
        </Suspense>
      </div>
    );
  });
}

function Part(props: {
  arrival: Promise<ComponentType>;
  /** The element that has been waiting until now. */
  place?: RefObject<HTMLElement | null>;
}) {
  const { place } = props;
  const Component = use(props.arrival);

  useEffect(() => {
    // Set directly, because a new prop would update a component that has only just hydrated.
    place?.current?.removeAttribute("data-waiting");
    if (place) dispatchEvent(new Event(hydratedEvent));
  }, [place]);

  return <Component />;
}
