import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import type { MailTransport } from "./message.ts";
import { toMime } from "./mime.ts";

const second = 1_000;

/** How long the server may let us wait for its address, its connection and each answer, in milliseconds. */
const longestSilence = 30 * second;

/**
 * Real delivery, each mail over a connection of its own: no mail can wait for the connection of
 * another, and the end of an attempt is the end of its connection (docs/decisions/0015-delivery.md).
 */
export function smtpTransport(
  smtpUrl: string,
  { silence = longestSilence }: { silence?: number } = {},
): MailTransport {
  return {
    async deliver(delivery, attempt) {
      const watch = watchSilence(silence);
      const transporter = createTransport({
        ...connectionOptions,
        greetingTimeout: silence,
        url: smtpUrl,
        logger: loggerThatHears(watch.heard),
      });
      // Runs when the server has said "354": the end of the message waits for the hand-over.
      transporter.use("stream", (mail, done) => {
        mail.message.processFunc((content) =>
          Readable.from(
            endingWith(content, async () => {
              watch.end();
              await attempt.handOver();
            }),
          ),
        );
        done();
      });
      const mail = { ...toMime(delivery), signal: AbortSignal.any([attempt.signal, watch.signal]) };
      try {
        await transporter.sendMail(mail);
      } catch (error) {
        throw watch.signal.aborted ? watch.signal.reason : error;
      } finally {
        watch.end();
        transporter.close();
      }
    },
    close() {},
  };
}

const connectionOptions = {
  dnsTimeout: 10 * second,
  // The attempt and the watch end what hangs. This one would count greeting and TLS in, however
  // willing the server is; and the answer to a message may take minutes (RFC 5321, section 4.5.3.2.6).
  connectionTimeout: 15 * 60 * second,
  socketTimeout: 15 * 60 * second,
  // What is left of an abandoned attempt must not trickle out: no farewell, just the end.
  socketCloseTimeout: 0,
  transactionLog: true,
} as const satisfies SMTPTransport.Options & {
  transactionLog: boolean;
  socketCloseTimeout: number;
};

/** The content, and its end only when `beforeTheEnd` allows it. */
async function* endingWith(
  content: Readable,
  beforeTheEnd: () => Promise<void>,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield chunk as Buffer;
  await beforeTheEnd();
}

/** Aborts when nothing has come from the server for `patience` milliseconds. */
function watchSilence(patience: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  function heard(): void {
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(() => controller.abort(new Error("the mail server is silent")), patience);
  }
  heard();
  return {
    signal: controller.signal,
    heard,
    end(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

const signsOfLife = ["dns", "network", "server"];

/** nodemailer tells its logger of an address found, a connection and each answer, and nobody else. */
function loggerThatHears(heard: () => void) {
  const ignore = () => {};
  const listen = (entry: unknown) => {
    if (signsOfLife.includes((entry as { tnx?: string }).tnx ?? "")) heard();
  };
  return {
    level: ignore,
    trace: ignore,
    info: listen,
    warn: ignore,
    error: ignore,
    fatal: ignore,
    debug: listen,
  };
}
