import { hydratedEvent } from "./hydrated-event.ts";

/** How long a press waits for the scripts before the page goes on without them, in milliseconds. */
const longestHold = 4_000;

/** What React answers by hydrating the page in one go, if it has begun to. */
const heldBack =
  "pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel click keydown keypress keyup input change";

type Timer = ReturnType<typeof setTimeout>;

const submitButtons = "button:not([type=button],[name],[aria-hidden])";

/**
 * Presses made before the scripts have loaded are kept, and shown at once as registered: the
 * control gets `data-pending` and `aria-busy`, which styles/pending.css and the buttons' own styles
 * draw.
 *
 * - A submitted form waits for the scripts, so that the visitor stays on the page; if they do not
 *   come, it is submitted without them.
 * - A button that needs the scripts waits for them too, and the press is dropped if they do not
 *   come. Of several presses, the last one counts.
 * - An answer in a form without an action (the assessment) is kept by the browser, but its effect
 *   is not: it stays marked until the scripts have processed it.
 *
 * No press reaches React before the page is hydrated: it would hydrate all of it at once, half a second on a slow phone,
 * before the press shows. The browser follows links, opens `details` and fills in fields by itself.
 */
export function keepEarlyPresses(startScripts: () => void): void {
  let isLive = false;
  /** Whether a form is being submitted by this script. */
  let isPassing = false;
  let submission: { sender: HTMLElement; shown: HTMLElement; timer: Timer } | undefined;
  let press: { button: HTMLButtonElement; timer: Timer } | undefined;

  for (const type of heldBack.split(" ")) addEventListener(type, holdBack, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("click", onClick, true);
  addEventListener("change", onChange, true);
  addEventListener(hydratedEvent, takeOver);
  // Back to a page that the browser has kept as it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) pendingIn(document).forEach(unshow);
  });

  function holdBack(event: Event) {
    if (!isLive) event.stopPropagation();
  }

  function stop(event: Event) {
    event.preventDefault();
    event.stopImmediatePropagation();
    startScripts();
  }

  function onSubmit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (isPassing || isLive) return;
    stop(event);
    if (submission) {
      unshow(submission.shown);
      clearTimeout(submission.timer);
    }
    const sender = event.submitter ?? form;
    const shown = faceOf(sender, form);
    show(shown);
    submission = { sender, shown, timer: setTimeout(send, longestHold) };
  }

  function send() {
    if (!submission) return;
    const { sender, timer } = submission;
    clearTimeout(timer);
    submission = undefined;
    isPassing = true;
    if (sender instanceof HTMLFormElement) sender.requestSubmit();
    else sender.click();
    isPassing = false;
  }

  function onClick(event: MouseEvent) {
    const button = (event.target as Element).closest<HTMLButtonElement>("button[type=button]");
    if (isLive || !button || button.disabled) return;
    stop(event);
    dropPress();
    show(button);
    press = { button, timer: setTimeout(dropPress, longestHold) };
  }

  function dropPress() {
    if (!press) return;
    unshow(press.button);
    clearTimeout(press.timer);
    press = undefined;
  }

  function onChange({ target }: Event) {
    if (!(target instanceof HTMLInputElement) || target.type !== "radio") return;
    const { form } = target;
    if (isLive || !form || form.hasAttribute("action")) return;
    pendingIn(form, "label").forEach(unshow);
    show(target.closest("label") ?? target);
  }

  function takeOver() {
    isLive = true;
    pendingIn(document).forEach(unshow);
    if (press) {
      const { button } = press;
      dropPress();
      button.click();
    }
    send();
  }
}

/** The button that shows a form at work: the one that was pressed, or the form's own. */
function faceOf(sender: HTMLElement, form: HTMLFormElement): HTMLElement {
  if (sender.tagName === "BUTTON" && !sender.hasAttribute("aria-hidden")) return sender;
  return [...form.querySelectorAll<HTMLElement>(submitButtons)].at(-1) ?? sender;
}

function pendingIn(place: ParentNode, tag = ""): NodeListOf<Element> {
  return place.querySelectorAll(`${tag}[data-pending]`);
}

function show(control: Element): void {
  control.setAttribute("data-pending", "");
  control.setAttribute("aria-busy", "true");
}

function unshow(control: Element): void {
  control.removeAttribute("data-pending");
  control.removeAttribute("aria-busy");
}
