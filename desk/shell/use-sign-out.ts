import { useMutation } from "@tanstack/react-query";
import { ApiFailure } from "#api-client/api-failure.ts";
import { dropDays } from "#desk/day/kept-days.ts";
import { deskClient } from "#desk/desk-client.ts";
import { dropDraftsOf } from "#desk/drafts/draft-sweeps.ts";
import { knownRoofs } from "#desk/roof-photos/photo-box.ts";
import { unsentPhotos } from "#desk/roof-photos/unsent-photos.ts";
import { forgetAsk } from "#desk/sign-in/kept-ask.ts";
import { removeWorker } from "#desk/worker/keep-worker.ts";
import { useMe } from "./use-me.ts";

/**
 * Signs out here or everywhere. The person's drafts, their days, their address and what opens the desk without a
 * network are deleted from this browser, and the sign-in page is loaded as a new document: this clears the page's memory, and no page still on screen
 * requests data that it may no longer see.
 */
export function useSignOut(where: "here" | "everywhere") {
  const me = useMe();
  return useMutation({
    mutationFn: async () => {
      const call =
        where === "everywhere"
          ? deskClient.DELETE("/desk/sessions")
          : deskClient.DELETE("/desk/sessions/{id}", { params: { path: { id: "current" } } });
      await call.catch(unlessSignedOut);
    },
    onSuccess: async () => {
      dropDraftsOf(localStorage, me.id);
      // A browser that blocks its storage has kept none.
      await unsentPhotos.dropOf(me.id).catch(() => {});
      await knownRoofs.forgetAll().catch(() => {});
      dropDays(localStorage);
      forgetAsk();
      // Whatever the browser refuses, the person is signed out.
      await removeWorker().catch(() => {});
      location.assign("/desk/sign-in");
    },
  });
}

/** If the session has already ended, that is fine too. */
function unlessSignedOut(error: unknown): void {
  if (!(error instanceof ApiFailure && error.status === 401)) throw error;
}
