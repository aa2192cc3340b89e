import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { bodyOf } from "#desk/body-of.ts";
import { deskClient } from "#desk/desk-client.ts";
import type { Webhook } from "#domain/webhook/webhook.ts";

/** All webhooks, oldest first. */
export const webhooksQuery = queryOptions({
  queryKey: ["webhooks"],
  queryFn: async () => bodyOf(await deskClient.GET("/desk/webhooks")).webhooks,
});

/** Milliseconds between two looks while somebody waits for what comes of a try. */
const lookEvery = 1_500;

/** All webhooks, looked at again while something of this one waits. */
export function webhookQuery(id: string) {
  return queryOptions({
    ...webhooksQuery,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.id === id && one.waiting > 0) ? 2 * lookEvery : false,
  });
}

/** A try that is due so soon, or on its way, is waited for. */
const soon = 70_000;

/** What was sent to a webhook, and waits to be, newest first. */
export function deliveriesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ["webhook-deliveries", id],
    queryFn: async ({ pageParam: before }) =>
      bodyOf(
        await deskClient.GET("/desk/webhooks/{id}/deliveries", {
          params: { path: { id }, query: before === null ? {} : { before } },
        }),
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => {
      const all = state.data?.pages.flatMap(({ deliveries }) => deliveries) ?? [];
      const isAwaited = all.some(
        ({ nextTryAt }) => nextTryAt !== null && Date.parse(nextTryAt) < Date.now() + soon,
      );
      return isAwaited ? lookEvery : false;
    },
  });
}

/**
 * Something that is done with webhooks.
 * @param work answers with those that are left.
 */
export function useWebhooksMutation<Wanted, Done extends { webhooks: Webhook[] }>(
  work: (wanted: Wanted) => Promise<Done>,
  onDone: (done: Done) => void = () => {},
) {
  const queries = useQueryClient();
  return useMutation({
    // Nothing of a secret stays behind in memory once its dialog is closed.
    gcTime: 0,
    mutationFn: work,
    onSuccess(done) {
      queries.setQueryData(webhooksQuery.queryKey, done.webhooks);
      queries.invalidateQueries({ queryKey: ["audit"] });
      onDone(done);
    },
  });
}

/** The same of its log, which is read anew. */
export function useDeliveryMutation<Wanted>(
  id: string,
  work: (wanted: Wanted) => Promise<unknown>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: work,
    onSuccess() {
      queries.invalidateQueries({ queryKey: ["audit"] });
      queries.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      return queries.invalidateQueries({ queryKey: deliveriesQuery(id).queryKey });
    },
  });
}
