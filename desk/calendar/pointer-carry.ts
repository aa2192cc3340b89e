/** What happens while an appointment's card is dragged. */
export type PointerCarry = {
  /** False: this card stays where it is. */
  pick: (id: string) => boolean;
  /** Over the cell with this attribute; null: over none. */
  over: (cell: string | null) => void;
  drop: () => void;
  putBack: () => void;
};

/** Pixels that a pressed mouse moves before that is dragging. */
const dragFrom = 6;
/** Milliseconds that a finger rests on a card before that is dragging, and the pixels it may move meanwhile: scrolling. */
const restFor = 350;
const restWithin = 10;
/** Pixels from an edge within which the page scrolls along, and how far in each frame. */
const edge = 56;
const scrollBy = 12;

/**
 * Dragging by Pointer Events: at once with a mouse, after a rest with a finger, so that a page still scrolls. The browser's
 * own dragging does not do this on phones. Cards have `data-card`, cells `data-cell`.
 * @returns what ends it.
 */
export function watchPointerCarry(root: HTMLElement, carry: PointerCarry): () => void {
  const ending = new AbortController();
  let pressed: { id: string; card: HTMLElement; pointer: number; x: number; y: number } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ghost: HTMLElement | undefined;
  let frame = 0;
  let at = { x: 0, y: 0 };

  function listen<Type extends keyof GlobalEventHandlersEventMap>(
    target: HTMLElement | Window,
    type: Type,
    listener: (event: GlobalEventHandlersEventMap[Type]) => void,
    options: AddEventListenerOptions = {},
  ): void {
    const heard = (event: Event) => listener(event as GlobalEventHandlersEventMap[Type]);
    target.addEventListener(type, heard, { ...options, signal: ending.signal });
  }

  function begin(): void {
    if (!pressed) return;
    if (!carry.pick(pressed.id)) {
      release();
      return;
    }
    const { card } = pressed;
    const { width, left, top } = card.getBoundingClientRect();
    ghost = card.cloneNode(true) as HTMLElement;
    ghost.removeAttribute("id");
    ghost.setAttribute("aria-hidden", "true");
    ghost.className += " calendar-ghost";
    ghost.style.width = `${width}px`;
    ghost.style.left = `${left - pressed.x}px`;
    ghost.style.top = `${top - pressed.y}px`;
    document.body.append(ghost);
    getSelection()?.removeAllRanges();
    follow();
    frame = requestAnimationFrame(scrollAlong);
  }

  function follow(): void {
    if (!ghost) return;
    ghost.style.transform = `translate(${at.x}px, ${at.y}px)`;
    const cell = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>("[data-cell]");
    carry.over(cell?.dataset.cell ?? null);
  }

  function scrollAlong(): void {
    if (!ghost) return;
    const near = (place: number, size: number) =>
      place < edge ? -scrollBy : place > size - edge ? scrollBy : 0;
    const [down, across] = [near(at.y, innerHeight), near(at.x, innerWidth)];
    if (down) window.scrollBy(0, down);
    if (across) root.querySelector("[data-scrolls]")?.scrollBy(across, 0);
    if (down || across) follow();
    frame = requestAnimationFrame(scrollAlong);
  }

  function release(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    ghost?.remove();
    ghost = undefined;
    pressed = undefined;
  }

  function end(isDropped: boolean): void {
    const wasDragged = ghost !== undefined;
    release();
    if (!wasDragged) return;
    // The press that ends a drag is no press on what is below it.
    const swallow = (event: Event) => event.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
    if (isDropped) carry.drop();
    else carry.putBack();
  }

  listen(root, "pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const card = event.target.closest<HTMLElement>("[data-card]");
    const id = card?.dataset.card;
    if (!card || !id) return;
    at = { x: event.clientX, y: event.clientY };
    pressed = { id, card, pointer: event.pointerId, ...at };
    if (event.pointerType === "touch") timer = setTimeout(begin, restFor);
  });
  listen(window, "pointermove", (event) => {
    if (pressed?.pointer !== event.pointerId) return;
    at = { x: event.clientX, y: event.clientY };
    const moved = Math.hypot(at.x - pressed.x, at.y - pressed.y);
    if (ghost) follow();
    else if (event.pointerType === "touch") {
      if (moved > restWithin) release();
    } else if (moved > dragFrom) begin();
  });
  listen(window, "pointerup", (event) => {
    if (pressed?.pointer === event.pointerId) end(true);
  });
  listen(window, "pointercancel", (event) => {
    if (pressed?.pointer === event.pointerId) end(false);
  });
  listen(window, "keydown", (event) => {
    if (ghost && event.key === "Escape") {
      event.preventDefault();
      end(false);
    }
  });
  // Without this, the browser would scroll instead once a finger that has rested moves.
  listen(root, "touchmove", (event) => ghost && event.preventDefault(), { passive: false });
  // A rest is also what opens a phone's menu.
  listen(root, "contextmenu", (event) => pressed && event.preventDefault());
  listen(root, "dragstart", (event) => event.preventDefault());

  return () => {
    release();
    ending.abort();
  };
}
