import { expect, it } from "vitest";
import { GivenUp } from "./delivery-fault.ts";
import { mailFaultOf } from "./mail-fault-of.ts";

it.each([
  [{ code: "EAUTH" }, "login-refused"],
  [{ responseCode: 550, response: "550 no such mailbox" }, "no-mailbox"],
  [{ responseCode: 550, message: "550 no such mailbox" }, "no-mailbox"],
  [{ code: "EAUTH", responseCode: 550, response: "550 no" }, "login-refused"],
  [{ code: "ESOCKET", originalCode: "ECONNREFUSED" }, "mail-server-silent"],
  [{ code: "ECONNECTION", message: "Connection closed unexpectedly" }, "mail-server-silent"],
  [{ code: "ETIMEDOUT", message: "Greeting never received" }, "mail-server-silent"],
  [{ code: "EDNS", originalCode: "ENOTFOUND" }, "mail-server-not-found"],
  [{ code: "ESOCKET", originalCode: "EAI_AGAIN" }, "mail-server-not-found"],
  [{ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "insecure-connection"],
  [{ code: "ESOCKET", message: "certificate has expired" }, "insecure-connection"],
  [{ code: "ETLS" }, "insecure-connection"],
  [{ code: "EENVELOPE", message: "No recipients defined" }, "unknown"],
  [{ message: "this mail cannot be rendered" }, "unknown"],
])("an attempt that fails with %o means: %s", (facts, kind) => {
  expect(mailFaultOf(Object.assign(new Error(""), facts))).toEqual({ kind });
});

it("an error of our own means what it says, whatever its words", () => {
  const error = new GivenUp({ kind: "opted-out" }, "550 no such mailbox");
  expect(mailFaultOf(error)).toEqual({ kind: "opted-out" });
});
