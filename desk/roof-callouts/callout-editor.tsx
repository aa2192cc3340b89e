import { useEffect, useRef, useState } from "react";
import { calloutName } from "#content/en/callouts.ts";
import {
  calloutSurface,
  calloutTools,
  calloutEditor as words,
} from "#content/en/desk/roof-callouts.ts";
import { typesAt } from "#desk/keys/desk-key.ts";
import { areKeysOn } from "#desk/keys/keys-choice.ts";
import type { ShownPhoto } from "#desk/roof-photos/shown-photos.ts";
import { unsentPhotos } from "#desk/roof-photos/unsent-photos.ts";
import type { Callout, Point } from "#domain/roof-photo/callout.ts";
import { Button } from "#ui/desk/button.tsx";
import { Dialog } from "#ui/desk/dialog.tsx";
import { Notice } from "#ui/desk/notice.tsx";
import { CalloutPanel } from "./callout-panel.tsx";
import { CalloutSurface } from "./callout-surface.tsx";
import { CalloutToolbar } from "./callout-toolbar.tsx";
import { NewText } from "./new-text.tsx";
import { type Tool, toolOf } from "./tool.ts";
import { useDrawing } from "./use-drawing.ts";

/** Draws on a photo, over everything else. Each callout is kept as it is drawn: leaving loses nothing. */
export function CalloutEditor({
  open,
  onClose,
  ...editor
}: { open: boolean; onClose: () => void } & EditedPhoto) {
  return (
    <Dialog
      title={words.title(editor.name)}
      open={open}
      onClose={onClose}
      isWide
      actions={
        <Button
          onClick={() => {
            leaveField();
            onClose();
          }}
        >
          {words.done}
        </Button>
      }
    >
      <Editor key={editor.photo.id} {...editor} />
    </Dialog>
  );
}

/** Saves what is being written: a browser may leave the focus in a field while something else is pressed. */
function leaveField(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.blur();
}

type EditedPhoto = {
  leadId: string;
  staffId: string;
  photo: ShownPhoto;
  /** What the photo is called, and what it shows. */
  name: string;
  label: string;
};

function Editor({ leadId, staffId, photo, name, label }: EditedPhoto) {
  const root = useRef<HTMLElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<Tool>("arrow");
  const [chosen, setChosen] = useState<string | null>(null);
  const [writesAt, setWritesAt] = useState<Point | null>(null);
  const [told, setTold] = useState("");
  const [isRefused, setRefused] = useState(false);
  const [opens, setOpens] = useState<string | null>(null);
  const { id, takenAt, entry } = photo;
  const drawing = useDrawing(photo, (change) =>
    unsentPhotos.changeCallout({ id, takenAt, staffId, leadId }, change),
  );
  const callout = drawing.calloutOf(chosen);
  const isWaiting = (entry?.callouts?.length ?? 0) > 0;

  // A line or a text that has just been chosen is in the panel only now.
  useEffect(() => {
    if (opens === null) return;
    root.current?.querySelector<HTMLElement>("[data-says]")?.focus();
    setOpens(null);
  }, [opens]);

  function draw(callout: Callout): void {
    setRefused(drawing.isFull);
    if (drawing.isFull) return;
    const made = drawing.add(callout);
    setChosen(made);
    setTold(calloutSurface.drawn(calloutName(callout)));
    if (callout.kind === "line") setOpens(made);
  }

  function alter(of: string, callout: Callout | null): void {
    const before = drawing.calloutOf(of);
    drawing.alter(of, callout);
    if (callout || !before) return;
    setRefused(false);
    setChosen(null);
    setTold(calloutSurface.removed(calloutName(before)));
  }

  function write(text: string): void {
    if (writesAt && text) draw({ kind: "text", at: writesAt, text });
    setWritesAt(null);
  }

  function undo(): void {
    if (!drawing.canUndo) return;
    drawing.undo();
    setTold(calloutSurface.undone);
  }

  function redo(): void {
    if (!drawing.canRedo) return;
    drawing.redo();
    setTold(calloutSurface.redone);
  }

  function choose(next: Tool): void {
    setTool(next);
    setWritesAt(null);
    if (next !== "select") setChosen(null);
  }

  /** Letters act only where nobody types, and unless somebody has turned them off. */
  function press(event: React.KeyboardEvent): void {
    if (event.target instanceof HTMLElement && typesAt(event.target)) return;
    const isZ = event.key.toLowerCase() === "z";
    if (event.ctrlKey || event.metaKey) {
      if (isZ && !event.shiftKey) undo();
      else if (isZ || event.key.toLowerCase() === "y") redo();
      else return;
    } else {
      const next = event.altKey || !areKeysOn() ? undefined : toolOf(event.key);
      if (!next) return;
      choose(next);
      if (next !== "select") surface.current?.focus();
    }
    event.preventDefault();
  }

  return (
    <section
      ref={root}
      aria-label={words.title(name)}
      onKeyDown={press}
      onPointerDownCapture={({ target }) => !(target as Element).closest("form") && leaveField()}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <CalloutToolbar
        tool={tool}
        onTool={choose}
        canUndo={drawing.canUndo}
        canRedo={drawing.canRedo}
        onUndo={undo}
        onRedo={redo}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-5">
        <CalloutSurface
          leadId={leadId}
          photo={photo}
          name={name}
          label={label}
          tool={tool}
          drawn={drawing.drawn}
          chosen={chosen}
          writesAt={writesAt}
          onChoose={setChosen}
          onDraw={draw}
          onText={setWritesAt}
          onAlter={alter}
          onOpen={setOpens}
          onTell={setTold}
          surfaceRef={surface}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p className="text-small text-soft">{calloutTools.hints[tool]}</p>
          {writesAt && (
            <NewText
              key={`${writesAt.x} ${writesAt.y}`}
              onLeft={write}
              onText={(text) => {
                write(text);
                surface.current?.focus();
              }}
            />
          )}
          {callout && chosen !== null && !writesAt && (
            <CalloutPanel
              key={chosen}
              callout={callout}
              onAlter={(changed) => alter(chosen, changed)}
              onSaid={() => surface.current?.focus()}
            />
          )}
          {isRefused && (
            <Notice tone="late">
              <p role="alert">{words.full}</p>
            </Notice>
          )}
          {drawing.isLost && (
            <Notice tone="late">
              <p role="alert">{words.lost}</p>
            </Notice>
          )}
          {entry?.refusal && (
            <Notice tone="late">
              <p role="alert">{words.refused(entry.refusal)}</p>
              <Button look="quiet" onClick={() => void unsentPhotos.retry(id)}>
                {words.again}
              </Button>
            </Notice>
          )}
          {!entry?.refusal && isWaiting && <p className="text-small text-soft">{words.kept}</p>}
        </div>
      </div>
      <p role="status" className="sr-only">
        {told}
      </p>
    </section>
  );
}
