import { expect, it } from "vitest";
import { deliveryErrorOf } from "./delivery-error.ts";
import { type DeliveryFault, NotSent } from "./delivery-fault.ts";

it.each<[object, string | null, DeliveryFault?]>([
  [{ code: "EAUTH", responseCode: 535 }, "login refused"],
  [{ code: "EAUTH" }, "login refused"],
  [{ code: "ENOAUTH" }, "login refused"],
  [{ code: "EENVELOPE", responseCode: 530 }, "login refused"],
  [{ code: "EAUTH", responseCode: 454 }, "server has trouble"],
  [{ code: "EENVELOPE", responseCode: 451, command: "MAIL FROM" }, "server has trouble"],
  [{ code: "EENVELOPE", responseCode: 450, command: "RCPT TO" }, null],
  [{ code: "EENVELOPE", responseCode: 530, command: "RCPT TO" }, "login refused"],
  [{ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" }, null, "refused"],
  [{ code: "EMESSAGE", responseCode: 554, command: "DATA" }, null, "refused"],
  [{ code: "EENVELOPE" }, null],
  [{ code: "EPROTOCOL", responseCode: 554 }, "server has trouble"],
  [{ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "certificate refused"],
  [{ code: "ESOCKET", originalCode: "ERR_TLS_CERT_ALTNAME_INVALID" }, "certificate refused"],
  [{ code: "ESOCKET", message: "certificate has expired" }, "certificate refused"],
  [{ code: "ESOCKET", originalCode: "ECONNREFUSED" }, "no connection"],
  [{ code: "EDNS" }, "no connection"],
  [{ code: "ESOCKET" }, "no answer", "unanswered"],
  [{ code: "ENOSPC" }, "folder not writable"],
  [{ message: "mail to ada@example.com failed" }, "unknown"],
])("a delivery that fails with %o is, for all mails, '%s'", (facts, name, fault = "passing") => {
  expect(deliveryErrorOf(Object.assign(new Error(""), facts), fault)).toBe(name);
});

it.each(["mail-server-silent", "out-of-time"] as const)(
  "an attempt that we end, %s, is 'no answer' for all mails",
  (kind) => {
    expect(deliveryErrorOf(new NotSent({ kind }, ""), "passing")).toBe("no answer");
  },
);
