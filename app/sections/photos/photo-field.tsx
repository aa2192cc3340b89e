import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { kept as keptInTab, keyHere } from "#app/forms/tab-memory.ts";
import { photoFaultWords, photoField as words } from "#content/en/photos.ts";
import { type PhotoFault, photoFaults } from "#domain/photo/photo-rules.ts";
import { FieldFrame } from "#ui/field-frame.tsx";
import { fieldSkin } from "#ui/pages/field-skin.tsx";
import { Notice } from "#ui/pages/notice.tsx";
import type { PhotoUploads } from "./photo-uploads.ts";

type Tray = {
  View: ComponentType<{ uploads: PhotoUploads; formId: string }>;
  uploads: PhotoUploads;
};

/**
 * Photos to go along with a form. The photos themselves are sent as soon as they are chosen, and the form has their ids
 * in `photos`; what does that is loaded when the first is chosen. Without scripts, the form takes the files.
 */
export function PhotoField({
  formId,
  posted,
  sent = 0,
}: {
  formId: string;
  /** How many were sent before, and count against the limit. */
  sent?: number;
  /** What came back with a form without scripts. */
  posted: Readonly<Partial<Record<string, string>>> | undefined;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [tray, setTray] = useState<Tray>();
  const [isStuck, setIsStuck] = useState(false);
  const [back, setBack] = useState<Back>({});
  const kept = idsIn(posted?.photos ?? back.photos);

  async function take(): Promise<void> {
    const files = [...(input.current?.files ?? [])];
    if (files.length === 0) return;
    const loaded = tray ?? (await loadTray(kept.length + sent));
    setIsStuck(!loaded);
    if (!loaded) return;
    // From now on the form has their ids.
    if (input.current) input.current.value = "";
    setTray(loaded);
    loaded.uploads.add(files);
  }

  // What had arrived before a reload goes along, and what had not is to be chosen again.
  useEffect(() => {
    const entries = keptInTab(keyHere(formId));
    if (entries.photos || entries.photosUnsent) setBack(entries);
  }, [formId]);

  // What was chosen before the scripts had loaded.
  const takeEarly = useEffectEvent(take);
  useEffect(() => void takeEarly(), []);

  return (
    <div className="min-w-0">
      {/* Before the files, which are a form's last field (server/pages/photo-form.ts). */}
      {kept.length > 0 && !tray && <input type="hidden" name="photos" value={kept.join(" ")} />}
      <FieldFrame
        skin={fieldSkin}
        field={{
          label: words.label,
          name: "photoFiles",
          id: `${formId}-photos`,
          hint: words.hint,
        }}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif"
            onChange={take}
            // What was chosen stands in the list below, and no longer in the field.
            className={`${tray ? "text-transparent" : "text-slate-700"} block w-full cursor-pointer rounded-sm border border-dashed border-limestone-500 bg-white p-2 text-small transition-colors file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border-2 file:border-solid file:border-slate-700 file:bg-transparent file:px-4 file:font-semibold file:text-slate-900 hover:border-slate-900`}
          />
        )}
      </FieldFrame>
      {kept.length > 0 && (
        <p className="mt-2 text-small text-slate-700">{words.kept(kept.length)}</p>
      )}
      {back.photosUnsent && !tray && (
        <div className="mt-3">
          <Notice tone="warning" role="status">
            {words.chooseAgain(Number(back.photosUnsent))}
          </Notice>
        </div>
      )}
      <PhotoFaults codes={posted?.photoFaults} />
      {isStuck && (
        <div className="mt-3">
          <Notice tone="error" role="alert">
            {words.stuck}
          </Notice>
        </div>
      )}
      {tray && <tray.View uploads={tray.uploads} formId={formId} />}
      {tray && <PhotoIds uploads={tray.uploads} kept={kept} />}
    </div>
  );
}

/** Why photos of a form without scripts were not taken. */
export function PhotoFaults({ codes, title }: { codes: string | undefined; title?: string }) {
  const faults = photoFaults.filter((fault) => codes?.split(" ").includes(fault));
  if (faults.length === 0) return null;
  return (
    <div className="mt-3">
      <Notice tone="warning" title={title}>
        {faults.map((fault: PhotoFault) => (
          <p key={fault}>{photoFaultWords[fault]}</p>
        ))}
      </Notice>
    </div>
  );
}

/** Of what the form had before a reload. */
type Back = Partial<Record<"photos" | "photosUnsent", string>>;

function idsIn(text: string | undefined): string[] {
  return text?.split(" ").filter(Boolean) ?? [];
}

/** The ids of those that have arrived, and how many have not, which only the tab's memory reads. */
function PhotoIds({ uploads, kept }: { uploads: PhotoUploads; kept: readonly string[] }) {
  const [{ ids, unsent }, setState] = useState(stateOf(uploads));
  useEffect(() => uploads.onChange(() => setState(stateOf(uploads))), [uploads]);
  return (
    <>
      <input type="hidden" name="photos" value={[...kept, ...ids].join(" ")} />
      {unsent > 0 && <input type="hidden" name="photosUnsent" value={unsent} />}
    </>
  );
}

function stateOf(uploads: PhotoUploads) {
  const ids = uploads.ids();
  return { ids, unsent: uploads.all().length - ids.length };
}

async function loadTray(kept: number): Promise<Tray | undefined> {
  try {
    const [{ PhotoTray }, { createPhotoUploads }] = await Promise.all([
      import("./photo-tray.tsx"),
      import("./photo-uploads.ts"),
    ]);
    return { View: PhotoTray, uploads: createPhotoUploads(kept) };
  } catch {
    return undefined;
  }
}
