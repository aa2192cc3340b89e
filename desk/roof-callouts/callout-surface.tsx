import { useId, useRef, useState } from "react";
import { calloutName, lineLengthText, zone } from "#content/en/callouts.ts";
import { calloutSurface as words } from "#content/en/desk/roof-callouts.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { type Callout, moved, type Point } from "#domain/roof-photo/callout.ts";
import { type CalloutFrame, calloutShapes } from "#domain/roof-photo/callout-shapes.ts";
import { DrawnShapes } from "#ui/drawn-shapes.tsx";
import { CalloutOnSurface } from "./callout-on-surface.tsx";
import { Crosshair } from "./crosshair.tsx";
import { PhotoStage } from "./photo-stage.tsx";
import { pointAt } from "./point-at.ts";
import { drawnBy, stepOf, type Tool } from "./tool.ts";
import type { DrawnCallout } from "./use-drawing.ts";

/** Pixels that a pressed pointer moves before that is a drag. */
const dragFrom = 8;

/** What a pointer that is down does: it draws from where it was pressed, or carries a callout. */
type Press = {
  pointer: number;
  from: Point;
  client: { x: number; y: number };
  carried: DrawnCallout | null;
};

/** The photo that is drawn on: by pointer, with or without dragging, and with the arrow keys and Enter. */
export function CalloutSurface({
  leadId,
  photo,
  name,
  label,
  tool,
  drawn,
  chosen,
  writesAt,
  onChoose,
  onDraw,
  onText,
  onAlter,
  onOpen,
  onTell,
  surfaceRef,
}: {
  leadId: string;
  photo: ShownPhoto;
  /** Of the photo. */
  name: string;
  /** What it shows. */
  label: string;
  tool: Tool;
  drawn: readonly DrawnCallout[];
  chosen: string | null;
  /** Where a text is being written. */
  writesAt: Point | null;
  onChoose: (id: string | null) => void;
  onDraw: (callout: Callout) => void;
  onText: (at: Point) => void;
  /** Null: removes it. */
  onAlter: (id: string, callout: Callout | null) => void;
  /** Somebody wants to say what a line or a text says. */
  onOpen: (id: string) => void;
  /** For whoever does not see it. */
  onTell: (words: string) => void;
  surfaceRef: React.RefObject<HTMLDivElement | null>;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const keysId = useId();
  const press = useRef<Press | null>(null);
  const [aim, setAim] = useState<Point>({ x: 0.5, y: 0.5 });
  const [byKeys, setByKeys] = useState(false);
  const [first, setFirst] = useState<{ tool: Tool; at: Point } | null>(null);
  const [preview, setPreview] = useState<Callout | null>(null);
  /** Where a callout is that is being moved. */
  const [carried, setCarried] = useState<DrawnCallout | null>(null);
  const begun = first?.tool === tool ? first.at : null;

  function setPoint(at: Point, isByKeys: boolean): void {
    if (tool === "text") onText(at);
    else if (begun) finish(begun, at);
    else {
      setFirst({ tool, at });
      if (isByKeys) onTell(words.begun);
    }
  }

  function finish(from: Point, to: Point): void {
    const callout = drawnBy(tool, from, to);
    letGo();
    setFirst(null);
    if (callout) onDraw(callout);
  }

  function letGo(): void {
    press.current = null;
    setPreview(null);
    setCarried(null);
  }

  function down(event: React.PointerEvent): void {
    const at = pointAt(svg.current, event);
    letGo();
    // A second finger makes the page larger, and draws nothing.
    if (!at || !event.isPrimary || event.button !== 0) return;
    // What is being written is saved as its field is left, which a finger does only after it has drawn.
    surfaceRef.current?.focus({ preventScroll: true });
    setByKeys(false);
    const id = (event.target as Element).closest("[data-callout]")?.getAttribute("data-callout");
    const under = drawn.find((one) => one.id === id) ?? null;
    if (tool === "select") onChoose(under?.id ?? null);
    if (tool === "select" && !under) return;
    const client = { x: event.clientX, y: event.clientY };
    press.current = { pointer: event.pointerId, from: at, client, carried: under };
    svg.current?.setPointerCapture(event.pointerId);
  }

  function move(event: React.PointerEvent): void {
    const at = pointAt(svg.current, event);
    const now = press.current;
    if (!at || (now && (now.pointer !== event.pointerId || !isDrag(now, event)))) return;
    if (now?.carried) {
      setCarried(carriedTo(now, now.carried, at));
      return;
    }
    const from = now ? now.from : begun;
    setPreview(from && drawnBy(tool, from, at));
  }

  function up(event: React.PointerEvent): void {
    const now = press.current;
    const at = pointAt(svg.current, event);
    if (!now || now.pointer !== event.pointerId || !at) return;
    press.current = null;
    const wasDrag = isDrag(now, event);
    if (tool === "select") {
      if (wasDrag && now.carried) alter(carriedTo(now, now.carried, at));
      setCarried(null);
    } else if (wasDrag && tool !== "text") finish(now.from, at);
    else {
      setPreview(null);
      setPoint(at, false);
    }
  }

  function alter({ id, callout }: DrawnCallout): void {
    onAlter(id, callout);
    onTell(words.moved(calloutName(callout)));
  }

  function aimWith(event: React.KeyboardEvent, frame: CalloutFrame): void {
    if (event.target !== event.currentTarget || tool === "select") return;
    const by = stepOf(event, frame);
    if (by) {
      const [x, y] = [aim.x + by.x, aim.y + by.y].map((place) => Math.min(Math.max(place, 0), 1));
      const at = { x: x ?? 0, y: y ?? 0 };
      setByKeys(true);
      setAim(at);
      if (begun) setPreview(drawnBy(tool, begun, at));
      onTell(words.at(zone(at), Math.round(at.x * 100), Math.round(at.y * 100)));
    } else if (event.key === "Enter" || event.key === " ") {
      setByKeys(true);
      setPoint(aim, true);
    } else if (event.key === "Escape" && begun) {
      setFirst(null);
      setPreview(null);
      onTell(words.ended);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function moveWith(event: React.KeyboardEvent, one: DrawnCallout, frame: CalloutFrame): void {
    const by = stepOf(event, frame);
    if (by) {
      const now = carried?.id === one.id ? carried.callout : one.callout;
      setCarried({ id: one.id, callout: moved(now, by) });
    } else if (event.key === "Delete" || event.key === "Backspace") {
      surfaceRef.current?.focus();
      onAlter(one.id, null);
    } else if (event.key === "Enter" || event.key === " ") onOpen(one.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A move by keys is one step, however long the key was down. */
  function endMove(): void {
    if (!carried || press.current) return;
    alter(carried);
    setCarried(null);
  }

  const isDrawing = tool !== "select";
  const shownFrame = useRef<CalloutFrame>({ width: 1, height: 1, em: 1 });
  return (
    <div
      ref={surfaceRef}
      role="application"
      aria-label={words.surface(name)}
      aria-describedby={isDrawing ? keysId : undefined}
      tabIndex={isDrawing ? 0 : -1}
      onKeyDown={(event) => aimWith(event, shownFrame.current)}
      className="overflow-hidden rounded-sm border border-line focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-action"
    >
      <p id={keysId} className="sr-only">
        {words.keys}
      </p>
      <PhotoStage
        leadId={leadId}
        photo={photo}
        label={label}
        isDrawnOn
        svgRef={svg}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={letGo}
        className={isDrawing ? "cursor-crosshair touch-pinch-zoom select-none" : "select-none"}
      >
        {(frame, scale) => {
          shownFrame.current = frame;
          return (
            <>
              {drawn.map((one) => {
                const now = carried?.id === one.id ? carried.callout : one.callout;
                return (
                  <CalloutOnSurface
                    key={one.id}
                    id={one.id}
                    callout={now}
                    frame={frame}
                    scale={scale}
                    isChosen={one.id === chosen}
                    isDrawing={isDrawing}
                    onFocus={() => onChoose(one.id)}
                    onKeyDown={(event) => moveWith(event, one, frame)}
                    onEnd={endMove}
                  />
                );
              })}
              {preview && <DrawnShapes shapes={calloutShapes(preview, frame, lineLengthText)} />}
              {begun && <Crosshair at={begun} frame={frame} />}
              {writesAt && <Crosshair at={writesAt} frame={frame} />}
              {byKeys && isDrawing && <Crosshair at={aim} frame={frame} isAim />}
            </>
          );
        }}
      </PhotoStage>
    </div>
  );
}

/** A callout that was pressed, where the pointer has carried it. */
function carriedTo({ from }: Press, { id, callout }: DrawnCallout, at: Point): DrawnCallout {
  return { id, callout: moved(callout, { x: at.x - from.x, y: at.y - from.y }) };
}

function isDrag({ client }: Press, { clientX, clientY }: React.PointerEvent): boolean {
  return Math.hypot(clientX - client.x, clientY - client.y) >= dragFrom;
}
