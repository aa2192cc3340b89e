import { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type SMTPTransport from "nodemailer/lib/smtp-transport";
import { NotSent, refusesLetters, UnwritableMailbox } from "./delivery-fault.ts";
import { mailServerOf } from "./mail-server.ts";
import { needsSmtpUtf8 } from "./mailbox.ts";
import type { MailTransport } from "./message.ts";
import { toMime } from "./mime.ts";

const second = 1_000;

/** How long DNS, connecting and each answer may take, in milliseconds. */
const longestSilence = 30 * second;

/**
 * Real delivery, with a connection per mail: no mail waits for another one's connection, and ending an attempt closes
 * its connection (docs/decisions/mail-outbox.md).
 */
export function smtpTransport(
  smtpUrl: string,
  { silence = longestSilence }: { silence?: number } = {},
): MailTransport {
  return {
    async deliver(delivery, attempt) {
      const watch = watchSilence(silence);
      const needsUtf8 = needsSmtpUtf8(delivery.to);
      const letters = new AbortController();
      const transporter = createTransport({
        ...connectionOptions,
        greetingTimeout: silence,
        ...mailServerOf(smtpUrl),
        logger: loggerThatHears({
          answer: watch.heard,
          command(line) {
            // nodemailer asks for SMTPUTF8 if the server offers it. If not, we may not even try (RFC 6531, section 3.2).
            if (needsUtf8 && /^MAIL FROM:(?!.* SMTPUTF8\b)/.test(line)) {
              letters.abort(new UnwritableMailbox());
            }
          },
        }),
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
      const signal = AbortSignal.any([attempt.signal, watch.signal, letters.signal]);
      try {
        await transporter.sendMail({ ...toMime(delivery), signal });
      } catch (error) {
        if (letters.signal.aborted) throw letters.signal.reason;
        if (watch.signal.aborted) throw watch.signal.reason;
        throw needsUtf8 && refusesLetters(error) ? new UnwritableMailbox({ cause: error }) : error;
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

const isSilent = () => new NotSent({ kind: "mail-server-silent" }, "the mail server is silent");

/** Aborts when the server has been silent for `patience` milliseconds. */
function watchSilence(patience: number) {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  function heard(): void {
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(() => controller.abort(isSilent()), patience);
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

/**
 * nodemailer reports DNS results, connections, answers and commands only to its logger: commands right before it sends
 * them.
 */
function loggerThatHears({
  answer,
  command,
}: {
  answer: () => void;
  command: (line: string) => void;
}) {
  const ignore = () => {};
  const listen = (entry: unknown, line = "") => {
    const { tnx = "" } = entry as { tnx?: string };
    if (signsOfLife.includes(tnx)) answer();
    if (tnx === "client") command(line);
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
