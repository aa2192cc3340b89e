import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { deskClient } from "#desk/desk-client.ts";
import { useMe } from "#desk/shell/use-me.ts";
import type { VisitKind } from "#domain/roof-photo/roof-photo.ts";
import { goneRoofs } from "./forget-roof.ts";
import { roofQuery } from "./roof-query.ts";
import { shownPhotos } from "./shown-photos.ts";
import { hidePhoto, unsentPhotos } from "./unsent-photos.ts";
import { useRoofWords } from "./use-roof-words.ts";

/** The roof of a lead with what is not sent of it yet, and what can be done with it. */
export function useRoof(leadId: string) {
  const me = useMe();
  const { id: staffId } = me;
  const { data, error } = useQuery(roofQuery(leadId, staffId));
  const isGone = error instanceof ApiFailure && error.status === 404;
  useEffect(() => {
    if (isGone) void goneRoofs.forgetUnknown(leadId, me).catch(() => {});
  }, [isGone, leadId, me]);
  const roofWords = useRoofWords();
  const all = useSyncExternalStore(unsentPhotos.subscribe, unsentPhotos.entries);
  const sentNow = useSyncExternalStore(unsentPhotos.subscribe, unsentPhotos.sentNow);
  const entries = useMemo(() => all.filter((entry) => entry.leadId === leadId), [all, leadId]);
  const photos = useMemo(() => shownPhotos(data?.photos ?? [], entries), [data, entries]);
  const chosen = entries.find((entry) => entry.visitKind && entry.refusal === null)?.visitKind;

  const remove = useMutation({
    networkMode: "always",
    mutationFn: async (id: string) => {
      const params = { path: { id: leadId, photo: id } };
      await deskClient.DELETE("/desk/leads/{id}/roof-photos/{photo}", { params });
      await unsentPhotos.forget(id);
      return id;
    },
    onSuccess: (removed) => hidePhoto(leadId, removed),
  });

  return {
    ...{ photos, staffId, roofWords, isUnknown: !data && error !== null },
    /** As somebody has chosen it here, whether the server has it or not. */
    visitKind: chosen ?? data?.visitKind ?? ("replacement" as const),
    setVisitKind: (kind: VisitKind) => void unsentPhotos.setVisitKind({ leadId, staffId }, kind),
    remove,
    /** Pictures on their way from this device, of any lead. */
    waiting: all.filter(({ picture }) => picture !== null).length,
    sentNow,
  };
}
