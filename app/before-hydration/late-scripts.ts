const uses = ["pointermove", "pointerup", "pointercancel", "keydown"];

/**
 * Starts the page's scripts (document/deferred-scripts.tsx) after the load event and a frame, so
 * that they do not compete with the first paint: a page without pictures in the first view has
 * loaded before it is painted. A hidden tab paints no frames and does not wait for one. A press, a
 * key or a movement of the mouse starts them earlier, after the frame that shows it: sheet and
 * scripts keep a slow phone busy for longer than a press may wait to show.
 *
 * The scripts wait for the whole style sheet, because what they change needs it. If it fails to
 * load, they do not start: every link then loads a whole page, which brings its own style.
 *
 * @returns what starts them after the next frame.
 */
export function startScriptsLater(): () => void {
  let isStarted = false;
  let isPressed = false;

  function start() {
    if (isStarted) return;
    isStarted = true;
    const sheet = requestSheet("all");
    const script = document.querySelector<HTMLScriptElement>("script[data-deferred]");
    if (!sheet || !script) return;
    preload(script);
    if (isHere(sheet)) run(script);
    else sheet.addEventListener("load", () => run(script), { once: true });
  }

  afterLoadAndFrame(() => {
    if (!isStarted) requestSheet("print");
    // While a finger is down, its own end starts them.
    whenIdle(() => isPressed || start());
  });
  addEventListener("pointerdown", onDown, { capture: true, once: true });
  function onDown() {
    isPressed = true;
  }
  const startAfterFrame = () => afterFrame(start);
  function onUse(event: Event) {
    if (event.type === "pointermove" && !isMouseMoving(event as PointerEvent)) return;
    for (const use of uses) removeEventListener(use, onUse, true);
    startAfterFrame();
  }
  for (const use of uses) addEventListener(use, onUse, true);
  return startAfterFrame;
}

/**
 * A finger also moves while it presses, and the press must show first. A mouse that rests is reported, too, when what is
 * below it changes.
 */
function isMouseMoving({ pointerType, movementX, movementY }: PointerEvent): boolean {
  return pointerType === "mouse" && Boolean(movementX || movementY);
}

/** Requests the whole style sheet: for print at first, so that no paint waits for it. */
function requestSheet(media: "print" | "all"): HTMLLinkElement | null {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-whole-sheet]");
  if (sheet) Object.assign(sheet, { media, disabled: false });
  return sheet;
}

function isHere({ sheet }: HTMLLinkElement): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    // Firefox throws for a sheet that is still loading.
    return false;
  }
}

/** Requests each file in a task of its own: thirty at once would block a slow phone for a third of a second. */
function preload({ dataset }: HTMLScriptElement): void {
  const files = dataset.preload?.split(" ") ?? [];
  requestNext();

  function requestNext() {
    const href = files.shift();
    if (!href) return;
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "modulepreload", href }));
    setTimeout(requestNext);
  }
}

/** Runs the inert script's text as a module. */
function run({ nonce, textContent }: HTMLScriptElement): void {
  const script = document.createElement("script");
  Object.assign(script, { type: "module", nonce, textContent });
  document.head.append(script);
  script.remove();
}

function afterLoadAndFrame(act: () => void): void {
  const onLoad = () => {
    if (document.hidden) act();
    else afterFrame(act);
  };
  if (document.readyState === "complete") onLoad();
  else addEventListener("load", onLoad, { once: true });
}

function afterFrame(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

function whenIdle(act: () => void): void {
  // Missing in Safari.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 3_000 });
  else setTimeout(act, 300);
}
