import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import { mailServerOf } from "./mail-server.ts";
import type { MailTransport } from "./message.ts";
import { toMime } from "./mime.ts";

const second = 1_000;

/** How long DNS, connecting and each answer may take, in milliseconds. */
const longestSilence = 30 * second;

/**
 * Real delivery, with a connection per mail: no mail waits for another one's connection, and ending an attempt closes
 * its connection (docs/decisions/0015-delivery.md).
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
        ...mailServerOf(smtpUrl),
        logger: loggerThatHears(watch.heard),
      });
      // Runs after the server's "354": the end of the message waits for the hand-over.
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
  // Long, since the attempt and the watch end what hangs. nodemailer's limit would include greeting and TLS, and the
  // answer to a message may take minutes (RFC 5321, section 4.5.3.2.6).
  connectionTimeout: 15 * 60 * second,
  socketTimeout: 15 * 60 * second,
  // An abandoned attempt must not send leftover data: close without saying goodbye.
  socketCloseTimeout: 0,
  transactionLog: true,
} as const satisfies SMTPTransport.Options & {
  transactionLog: boolean;
  socketCloseTimeout: number;
};

/** The content, whose end is sent only once `beforeTheEnd` allows it. */
async function* endingWith(
  content: Readable,
  beforeTheEnd: () => Promise<void>,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) yield chunk as Buffer;
  await beforeTheEnd();
}

/** Aborts when the server has been silent for `patience` milliseconds. */
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

/** nodemailer reports DNS results, connections and answers only to its logger. */
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
