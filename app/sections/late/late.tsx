import { type ComponentType, memo, type RefObject, Suspense, use, useEffect, useRef } from "react";
import { hydratedEvent } from "#app/hydrated-event.ts";
import { useArrival } from "./use-arrival.ts";

/**
 * A part of a page below its first view, whose script comes when it is about to be seen or used. It
 * stands in the server's HTML like any other part, and that HTML stays in place until the script has
 * taken it over: links, fields and `details` work meanwhile, and a button that is pressed is kept for
 * the script (early-presses.ts knows the part by `data-waiting`). On a page that the browser swaps in,
 * the part comes together with the page.
 *
 * @param load Imports the component. It gets no properties: a part that changed before its script is
 * there would have to be drawn anew.
 */
export function late(load: () => Promise<ComponentType>): ComponentType {
  let loading: Promise<ComponentType> | undefined;

  /** Once, and anew after it has failed. */
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
    // Without a boundary, so that a page that is swapped in waits for its parts.
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
  /** What waits until now. */
  place?: RefObject<HTMLElement | null>;
}) {
  const { place } = props;
  const Component = use(props.arrival);

  useEffect(() => {
    // By hand: a new property would be an update of what has only just been taken over.
    place?.current?.removeAttribute("data-waiting");
    if (place) dispatchEvent(new Event(hydratedEvent));
  }, [place]);

  return <Component />;
}
