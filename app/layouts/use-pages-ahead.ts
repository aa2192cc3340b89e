import { useContext, useEffect } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
} from "react-router";

/**
 * How long the pointer or the focus stays on a link before its page is requested, in milliseconds:
 * passing over a menu requests nothing.
 */
const intention = 100;

/**
 * Requests the code and the data of a page as soon as a finger or a button goes down on a link to
 * it, or the pointer or the focus rests there.
 *
 * React Router's own `prefetch` imports the module, and reloads the page that is being read when
 * that fails: a finger on a link without a network would lose what is typed. These requests only
 * fill the browser's cache.
 */
export function usePagesAhead() {
  const router = useContext(DataRouterContext)?.router;
  const manifest = useContext(FrameworkContext)?.manifest;

  useEffect(() => {
    if (!router || !manifest) return;
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout>;

    function request({ pathname, search }: URL) {
      const route = matchRoutes(router?.routes ?? [], pathname)?.at(-1)?.route.id;
      const entry = route && manifest?.routes[route];
      if (!entry) return;
      for (const file of [entry.module, ...(entry.imports ?? [])]) requestScript(file);
      if (entry.hasLoader) requestData(dataAddress(`${pathname}.data${search}`, route));
    }

    function onUse({ type, target }: Event) {
      clearTimeout(timer);
      const page = pageOf(target);
      if (page) timer = setTimeout(request, type === "pointerdown" ? 0 : intention, page);
    }

    const options = { capture: true, passive: true, signal: gone.signal };
    for (const type of ["pointerdown", "pointerover", "focusin"]) {
      addEventListener(type, onUse, options);
    }
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [router, manifest]);
}

/** Where React Router asks for a page's data: of its own route alone, since what the root has loaded is kept. */
function dataAddress(target: string, route: string): string {
  const { pathname, searchParams } = new URL(target, location.href);
  searchParams.set("_routes", route);
  return `${pathname}?${searchParams}`;
}

/** The other page of this site that a link leads to; a file such as `/feed.xml` is none. */
function pageOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  if (!link || link.origin !== location.origin) return undefined;
  const page = new URL(link.href);
  const isHere = page.pathname === location.pathname && page.search === location.search;
  return isHere || page.pathname.includes(".") ? undefined : page;
}

/** Scripts that were requested here. */
const requested = new Set<string>();

function requestScript(file: string): void {
  const isHere = performance.getEntriesByName(new URL(file, location.href).href).length > 0;
  if (isHere || requested.has(file)) return;
  requested.add(file);
  // Read to its end, as nothing else is cached. If it fails, the navigation requests it again.
  fetch(file)
    .then((answer) => answer.arrayBuffer())
    .catch(() => requested.delete(file));
}

/**
 * As a hint, since a browser lets what it requested for one be used once without asking again, unless something was sent
 * to that address meanwhile. Not `preload`, which would still show an appointment as booked that was just canceled.
 */
function requestData(address: string): void {
  if (refusesHints) return;
  const known = [...document.querySelectorAll('link[rel="prefetch"]')];
  if (known.some((link) => link.getAttribute("href") === address)) return;
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "prefetch", as: "fetch", href: address }));
}

/** Firefox holds hints against the policy's `default-src`, which is 'none'. It requests the data when a link is followed. */
const refusesHints = import.meta.env.SSR || CSS.supports("-moz-orient", "inline");
