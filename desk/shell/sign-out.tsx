import { useState } from "react";
import { signOut as labels } from "#content/en/desk/shell.ts";
import { countDrafts } from "#desk/drafts/draft-sweeps.ts";
import { DraftsLost } from "#desk/drafts/drafts-lost.tsx";
import { ConfirmDialog } from "#desk/parts/confirm-dialog.tsx";
import { PhotosLost } from "#desk/roof-photos/photos-lost.tsx";
import { unsentPhotos } from "#desk/roof-photos/unsent-photos.ts";
import { useMe } from "./use-me.ts";
import { useSignOut } from "./use-sign-out.ts";

/** Signs out at once, or asks first if drafts would be lost. */
export function SignOut() {
  const me = useMe();
  const signOut = useSignOut("here");
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const unsent = unsentPhotos.entries().length;
          if (countDrafts(localStorage, me.id) + unsent > 0) setAsking(true);
          else signOut.mutate();
        }}
        className="rounded-sm px-2 py-1.5 text-left font-semibold hover:bg-hover"
      >
        {labels.button}
      </button>
      <ConfirmDialog
        title={labels.title}
        open={isAsking}
        onClose={() => setAsking(false)}
        confirm={labels.confirm}
        onConfirm={() => signOut.mutate()}
        busy={signOut.isPending}
        error={signOut.error}
      >
        <DraftsLost />
        <PhotosLost />
      </ConfirmDialog>
    </>
  );
}
