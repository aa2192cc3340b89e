import type { ServerResponse } from "node:http";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { changesContract, changesCursor } from "#domain/lead/changes-contract.ts";
import type { StreamedChange } from "#domain/lead/streamed-change.ts";
import { serve } from "#server/call/serve-contract.ts";
import type { ScreenEvent } from "./change-feed.ts";
import type { ScreenServices } from "./screens.ts";

/** Milliseconds. Proxies and our own server close a connection that is silent for a minute. */
const beatEvery = 15_000;
/** A client with this many unread bytes is taken for gone. More than `mostMissed` changes with their leads. */
const mostUnread = 1024 * 1024;

/** `GET /api/desk/changes`: server-sent events (HTML Standard, section 9.2). */
export const changeRoutes: FastifyPluginAsync<{ services: { screens: ScreenServices } }> = async (
  app,
  { services: { screens } },
) => {
  const open = new Set<() => void>();
  // Otherwise the server would wait for the streams to end by themselves.
  app.addHook("preClose", async () => {
    for (const end of open) end();
  });

  serve(app, changesContract, {
    "/desk/changes": {
      async get({ signedIn, query, request, reply }) {
        const after = changesCursor.safeParse(request.headers["last-event-id"]).data ?? query.after;
        // HEAD is the headers alone (RFC 9110, section 9.3.2).
        if (request.method === "HEAD") {
          begin(reply).end();
          return reply;
        }
        const stream = {
          begun: [] as string[],
          isEnded: false,
          response: null as ServerResponse | null,
        };
        const say = (text: string) => {
          if (stream.isEnded) return;
          if (!stream.response) stream.begun.push(text);
          else if (stream.response.writableLength > mostUnread) stream.response.destroy();
          else stream.response.write(text);
        };
        const end = () => {
          stream.isEnded = true;
          stream.response?.end();
        };
        // The stream begins only once this has worked, so that a refusal is answered like any other.
        const leave = await screens.listen(
          signedIn,
          { tell: (told) => say(eventText(told)), end },
          after === undefined ? undefined : Number(after),
        );
        // The client may have left meanwhile.
        if (reply.raw.destroyed) {
          leave();
          return reply.send();
        }
        const response = begin(reply);
        stream.response = response;
        response.write(stream.begun.join(""));
        if (stream.isEnded) response.end();

        const beat = setInterval(() => say("event: beat\ndata: {}\n\n"), beatEvery);
        open.add(end);
        response.once("close", () => {
          leave();
          open.delete(end);
          clearInterval(beat);
        });
        return reply;
      },
    },
  });
};

/** Takes the answer over from Fastify; headers set by hooks, such as the security headers, are sent along. */
function begin(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    // Keeps nginx from buffering the stream.
    "x-accel-buffering": "no",
  });
  return raw;
}

function eventText(told: ScreenEvent): string {
  // Without an id, since it has no place in the order of changes.
  if (told.event === "mails") return "event: mails\ndata: {}\n\n";
  if (told.event !== "lead") return `id: ${told.cursor}\nevent: ${told.event}\ndata: {}\n\n`;
  const { cursor: id, leadId, number, kind, lead } = told.change;
  const data: StreamedChange = { id: leadId, number, kind, lead };
  return `id: ${id}\nevent: lead\ndata: ${JSON.stringify(data)}\n\n`;
}
