import { describe, expect, it } from "vitest";
import { readMailboxes, readPhones } from "./read-reach.ts";

describe("cells with mailboxes", () => {
  it.each([
    [["dana@home.example"], ["dana@home.example"], []],
    [
      ["dana@home.example, D@work.example;dana@home.example"],
      ["dana@home.example", "D@work.example"],
      [],
    ],
    [["dana@home.example\nd@work.example"], ["dana@home.example", "d@work.example"], []],
    [["Dana Smith <dana@home.example>"], ["dana@home.example"], []],
    [["mailto:dana@home.example"], ["dana@home.example"], []],
    [["dana@home.example", "DANA@home.example"], ["dana@home.example"], []],
    [["dana@home"], [], ["dana@home"]],
    [["dana@@home.example"], [], ["dana@@home.example"]],
    [["call her"], [], ["call her"]],
    [["n/a", "none", "no email"], [], []],
    [[""], [], []],
  ])("reads %j as %j, and not %j", (cells, read, unread) => {
    expect(readMailboxes(cells)).toEqual({ read, unread });
  });
});

describe("cells with phone numbers", () => {
  it.each([
    [["703-555-0142"], ["(703) 555-0142"], []],
    [["(703) 555-0142, 703.555.0143"], ["(703) 555-0142", "(703) 555-0143"], []],
    [["Phone: (703) 555-0142 Mobile: (703) 555-0143"], ["(703) 555-0142", "(703) 555-0143"], []],
    [["Phone:(703) 555-0142 Fax:(703) 555-0199"], ["(703) 555-0142"], []],
    [["703-555-0142 x12"], ["(703) 555-0142, extension 12"], []],
    [["+17035550142", "7035550142"], ["(703) 555-0142"], []],
    [["7035550142 / 7035550143"], ["(703) 555-0142", "(703) 555-0143"], []],
    [["555-0142"], [], ["555-0142"]],
    [["ask Bob"], [], ["ask Bob"]],
    [["-", "N/A", ""], [], []],
  ])("reads %j as %j, and not %j", (cells, read, unread) => {
    expect(readPhones(cells)).toEqual({ read, unread });
  });
});
