import ImageIcon from "lucide-react/icons/image";
import { useEffect, useRef, useState } from "react";
import { photoStates, photoWords as words } from "#content/en/photos.ts";
import { Notice } from "#ui/pages/notice.tsx";
import type { PhotoUpload, PhotoUploads } from "./photo-uploads.ts";
import { useHeldForm } from "./use-held-form.ts";

/** The photos that were chosen, how far each has got, and what to do where one did not arrive. */
export function PhotoTray({ uploads, formId }: { uploads: PhotoUploads; formId: string }) {
  const [all, setAll] = useState(uploads.all);
  useEffect(() => {
    setAll(uploads.all());
    return uploads.onChange(() => setAll(uploads.all()));
  }, [uploads]);
  const held = useHeldForm(formId, all);
  const sent = all.filter(({ state }) => state === "sent").length;
  return (
    <>
      {all.length > 0 && (
        <ul aria-label={words.list} className="mt-3 border-t border-limestone-400">
          {all.map((upload) => (
            <Line key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {all.length > 0 && words.ready(sent, all.length)}
      </p>
      {uploads.isFull() && (
        <div className="mt-3">
          <Notice tone="warning" role="status">
            {words.tooMany}
          </Notice>
        </div>
      )}
      {held && (
        <div className="mt-3">
          <Notice tone={held === "failed" ? "warning" : "info"} role="alert">
            <p>{heldWords(held, all)}</p>
            <button
              type="button"
              className="min-h-11 link font-semibold"
              onClick={() => {
                uploads.stop();
                formOf(formId)?.requestSubmit();
              }}
            >
              {held === "failed" ? words.withoutThem : words.without}
            </button>
          </Notice>
        </div>
      )}
    </>
  );
}

function Line({ upload, uploads }: { upload: PhotoUpload; uploads: PhotoUploads }) {
  const { key, name, state, fault, canRetry } = upload;
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-3 border-b border-limestone-400 py-2">
      <Face bitmap={upload.face} />
      <div className="min-w-40 flex-1 overflow-hidden">
        <p className="truncate text-small font-semibold">{name}</p>
        <p className={`text-small ${state === "failed" ? "text-red-700" : "text-slate-700"}`}>
          {state === "failed" ? fault : stateOf(upload)}
        </p>
        {(state === "sending" || state === "checking") && (
          <progress
            className="block h-1.5 w-full accent-copper-700"
            aria-label={name}
            max={100}
            value={upload.percent}
          />
        )}
      </div>
      <div className="flex gap-x-3">
        {state === "failed" && canRetry && (
          <button
            type="button"
            className="min-h-11 link px-2 text-small font-semibold"
            aria-label={`${words.retry}: ${name}`}
            onClick={() => uploads.retry(key)}
          >
            {words.retry}
          </button>
        )}
        <button
          type="button"
          className="min-h-11 link px-2 text-small font-semibold"
          aria-label={`${words.remove}: ${name}`}
          onClick={() => uploads.remove(key)}
        >
          {words.remove}
        </button>
      </div>
    </li>
  );
}

function heldWords(held: "on-the-way" | "failed", all: readonly PhotoUpload[]): string {
  if (held === "on-the-way") return words.holding;
  const canRetry = all.some((one) => one.state === "failed" && one.canRetry);
  return canRetry ? words.failed : words.refused;
}

function stateOf({ state, percent }: PhotoUpload): string {
  if (state === "sending") return photoStates.sending(percent);
  return state === "failed" ? "" : photoStates[state];
}

/** Drawn, since the page may show no pictures but its own. */
function Face({ bitmap }: { bitmap: ImageBitmap | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element || !bitmap) return;
    const side = Math.min(bitmap.width, bitmap.height);
    const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
    element.getContext("2d")?.drawImage(bitmap, left, top, side, side, 0, 0, 112, 112);
  }, [bitmap]);
  return bitmap ? (
    <canvas
      ref={canvas}
      width={112}
      height={112}
      className="size-14 shrink-0 rounded-sm bg-limestone-200"
    />
  ) : (
    <span className="grid size-14 shrink-0 place-items-center rounded-sm bg-limestone-200">
      <ImageIcon aria-hidden="true" className="size-6 text-slate-500" />
    </span>
  );
}

function formOf(id: string): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>(`form#${id}`);
}
