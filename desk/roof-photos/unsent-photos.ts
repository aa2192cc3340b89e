import { onlineManager } from "@tanstack/react-query";
import { newSubmissionKey } from "#api-client/submission-key.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskChanges } from "#desk/changes/desk-changes.ts";
import { deskClient, sendFile } from "#desk/desk-client.ts";
import { deskQueries } from "#desk/desk-queries.ts";
import { meQuery } from "#desk/shell/use-me.ts";
import type { RoofPhoto } from "#domain/roof-photo/roof-photo-contract.ts";
import { photoBox } from "./photo-box.ts";
import { createPhotoQueue } from "./photo-queue.ts";
import { type ReadRoof, readRoof } from "./roof-query.ts";
import { scaledPicture } from "./scaled-picture.ts";

/** The desk's one queue of photos of roofs. */
export const unsentPhotos = createPhotoQueue({
  box: photoBox,
  scale: scaledPicture,
  // Without a secure context there are no locks; ids keep what two tabs send from being there twice.
  alone: async (work) => {
    if (navigator.locks) await navigator.locks.request("desk-roof-photos", work);
    else await work();
  },
  isOnline: () => onlineManager.isOnline(),
  newId: newSubmissionKey,
  now: Date.now,
  pause: (milliseconds, then) => void setTimeout(then, milliseconds),
  calls: {
    whoIsIn: async () =>
      (await deskQueries.fetchQuery({ ...meQuery, staleTime: 0, retry: false })).id,
    idsOf: async (leadId) => (await readRoof(leadId)).photos.map(({ id }) => id),
    async send({ id, leadId, takenAt, appointmentId }, picture) {
      const query = new URLSearchParams({ takenAt, ...(appointmentId && { appointmentId }) });
      const path = `/desk/leads/${leadId}/roof-photos/${id}?${query}`;
      const { photo } = await sendFile<{ photo: RoofPhoto }>(path, picture, "PUT");
      showPhoto(leadId, photo);
    },
    async describe({ id, leadId, description }) {
      const params = { path: { id: leadId, photo: id } };
      const path = "/desk/leads/{id}/roof-photos/{photo}";
      showPhoto(leadId, bodyOf(await deskClient.PATCH(path, { params, body: description })).photo);
    },
    async changeCallout({ id, leadId }, { id: callout, revision, callout: drawn }) {
      const path = { id: leadId, photo: id, callout };
      const at = "/desk/leads/{id}/roof-photos/{photo}/callouts/{callout}";
      const answer = drawn
        ? await deskClient.PUT(at, { params: { path }, body: { revision, callout: drawn } })
        : await deskClient.DELETE(at, { params: { path, query: { revision } } });
      showPhoto(leadId, bodyOf(answer).photo);
    },
    async remove({ id, leadId }) {
      const params = { path: { id: leadId, photo: id } };
      await deskClient.DELETE("/desk/leads/{id}/roof-photos/{photo}", { params });
      hidePhoto(leadId, id);
    },
    async setVisitKind(leadId, visitKind) {
      const params = { path: { id: leadId } };
      const path = "/desk/leads/{id}/visit-kind";
      await deskClient.PUT(path, { params, body: { visitKind } });
      changeRoof(leadId, (roof) => ({ ...roof, visitKind }));
    },
  },
});

onlineManager.subscribe((isOnline) => {
  if (isOnline) unsentPhotos.start();
});
deskChanges.watch(() => {
  if (deskChanges.connection() === "open") unsentPhotos.start();
});

/** Shows at once what the server has now. */
function showPhoto(leadId: string, photo: RoofPhoto): void {
  changeRoof(leadId, (roof) => {
    const isThere = roof.photos.some(({ id }) => id === photo.id);
    const photos = isThere
      ? roof.photos.map((one) => (one.id === photo.id ? photo : one))
      : [...roof.photos, photo];
    return { ...roof, photos };
  });
}

/** Shows no longer what the server has removed. */
export function hidePhoto(leadId: string, removed: string): void {
  changeRoof(leadId, (roof) => ({
    ...roof,
    photos: roof.photos.filter(({ id }) => id !== removed),
  }));
}

function changeRoof(leadId: string, make: (roof: ReadRoof) => ReadRoof): void {
  deskQueries.setQueryData<ReadRoof>(["roof-photos", leadId], (roof) => roof && make(roof));
}
