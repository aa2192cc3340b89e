import { type KeptRelease, workerRules } from "./worker-rules.ts";

/* The desk's service worker: opens the desk without a network. A script of its own, beside the desk's. */

type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void };
type RequestEvent = WorkerEvent & {
  request: Request;
  respondWith(answer: Promise<Response>): void;
};

// The compiler knows a page's globals, not a worker's: both at once contradict each other.
declare const self: {
  addEventListener<Given extends Event>(type: string, listener: (event: Given) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};
declare const keptRelease: KeptRelease;

const rules = workerRules(keptRelease, {
  caches,
  fetch: (request, init) => fetch(request, init),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
});

self.addEventListener<WorkerEvent>("install", (event) =>
  // At once, since pages load their document from the server anyway.
  event.waitUntil(rules.install().then(() => self.skipWaiting())),
);

self.addEventListener<WorkerEvent>("activate", (event) =>
  event.waitUntil(rules.activate().then(() => self.clients.claim())),
);

self.addEventListener<RequestEvent>("fetch", (event) => {
  const answer = rules.answerTo(event.request);
  if (answer) event.respondWith(answer);
});
