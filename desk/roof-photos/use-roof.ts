import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { ApiFailure } from "#api-client/api-failure.ts";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import { useMe } from "#desk/shell/use-me.ts";
import { sentOnceOnline } from "#desk/unsent/sent-once-online.ts";
import type { VisitKind } from "#domain/roof-photo/roof-photo.ts";
import { goneRoofs } from "./forget-roof.ts";
import { type ReadRoof, roofQuery } from "./roof-query.ts";
import { shownPhotos } from "./shown-photos.ts";
import { hidePhoto, unsentPhotos } from "./unsent-photos.ts";

/** The roof of a lead with what is not sent of it yet, and what can be done with it. */
export function useRoof(leadId: string) {
  const me = useMe();
  const { id: staffId } = me;
  const queries = useQueryClient();
  const { data, error } = useQuery(roofQuery(leadId, staffId));
  const isGone = error instanceof ApiFailure && error.status === 404;
  useEffect(() => {
    if (isGone) void goneRoofs.forgetUnknown(leadId, me).catch(() => {});
  }, [isGone, leadId, me]);
  const all = useSyncExternalStore(unsentPhotos.subscribe, unsentPhotos.entries);
  const sentNow = useSyncExternalStore(unsentPhotos.subscribe, unsentPhotos.sentNow);
  const entries = useMemo(() => all.filter((entry) => entry.leadId === leadId), [all, leadId]);
  const photos = useMemo(() => shownPhotos(data?.photos ?? [], entries), [data, entries]);
  const { queryKey } = roofQuery(leadId, staffId);
  const change = (make: (roof: ReadRoof) => ReadRoof) =>
    queries.setQueryData<ReadRoof>(queryKey, (roof) => roof && make(roof));

  const setVisitKind = useMutation({
    ...sentOnceOnline,
    mutationFn: async (visitKind: VisitKind) =>
      bodyOf(
        await deskClient.PUT("/desk/leads/{id}/visit-kind", {
          params: { path: { id: leadId } },
          body: { visitKind },
        }),
      ),
    onMutate: (visitKind) => void change((roof) => ({ ...roof, visitKind })),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });

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
    ...{ photos, staffId, isUnknown: !data && error !== null },
    visitKind: data?.visitKind ?? ("replacement" as const),
    ...{ setVisitKind, remove },
    /** Pictures on their way from this device, of any lead. */
    waiting: all.filter(({ picture }) => picture !== null).length,
    sentNow,
  };
}
