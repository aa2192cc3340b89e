import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replyOf } from "#tests/support/replies.ts";
import { textOfHtml } from "./html-text.ts";
import { fileContent } from "./mail-parts.ts";
import { authorOf } from "./mail-sender.ts";
import { readMail } from "./read-mail.ts";
import { readReply } from "./reply.ts";

async function read(mail: Buffer | string) {
  const found = await readMail(Buffer.from(mail));
  if (!found) throw new Error("it can be read");
  return { ...readReply(found), author: authorOf(found) };
}

describe("a reply", () => {
  it.each([
    [
      "gmail",
      "Thanks! Could you come at 10 instead? The gate code is 4711, and the dog is friendly 🐕.\n\nAda",
      /^On Tue, Jun 2, 2026 at 1:02 PM True North Roofing .*wrote:\n\nYour inspection is booked\.\n\nTuesday/s,
    ],
    [
      "outlook-web",
      "Yes, 9 works. The café next door lets you park.",
      /^From: True North Roofing <office@site\.test>\nSent: Tuesday.*Your inspection is booked\.$/s,
    ],
    [
      "outlook-windows",
      "We have two leaks:\none above the kitchen, one at the chimney.\n\nThe insurance letter is here <https://files.example.com/letter.pdf>.",
      /^From: True North Roofing <office@site\.test>\nSent: .*Your inspection is booked\.$/s,
    ],
    [
      "iphone",
      "This is the spot above the garage.",
      /^Sent from my iPhone\n\nOn Jun 2, 2026, at 1:02 PM.*Your inspection is booked\.$/s,
    ],
    [
      "thunderbird",
      "That is fine. Please ring twice.",
      /^--\nAda Homeowner\n\(703\) 555-0142\n\nOn 6\/2\/26 13:02.*9:00 AM$/s,
    ],
    ["yahoo", "Friday is better for us.", /^On Tuesday, June 2.*Your inspection is booked\.$/s],
    [
      "between-the-lines",
      "On Tue, Jun 2, 2026 at 1:02 PM True North Roofing <office@site.test> wrote:\n> How old is the roof?\nAbout 20 years.\n> Is there a dog?\nNo.",
      /^$/,
    ],
    ["exchange-away", "I am out of the office until Monday, June 8.", /^$/],
    ["gmail-away", "Back on Monday!", /^$/],
  ])(
    "as %s writes it is what its person wrote, and apart from it the rest",
    async (name, text, rest) => {
      const reply = await read(await replyOf(name));
      expect(reply.text).toBe(text);
      expect(reply.rest).toMatch(rest);
      expect(reply.rest).not.toMatch(/[<>]div|=3D|&nbsp;|\u00a0/);
    },
  );

  it.each([
    ["gmail", "person"],
    ["outlook-web", "person"],
    ["outlook-windows", "person"],
    ["iphone", "person"],
    ["exchange-away", "program"],
    ["gmail-away", "program"],
    ["newsletter", "list"],
  ])("%s is by a %s", async (name, author) => {
    expect((await read(await replyOf(name))).author).toBe(author);
  });

  it("has what was sent with it, but not the pictures of the mail that it answers", async () => {
    const photo = Buffer.from("\xff\xd8\xff a picture", "latin1");
    const { files } = await read(await replyOf("iphone", { photo }));
    expect(files.map(({ name }) => name)).toEqual(["IMG_4711.jpeg", "Insurance letter.pdf"]);
    const [first] = files;
    expect(first && fileContent(first.file, 100)).toEqual(photo);
    expect(first && fileContent(first.file, 5)).toBeUndefined();
  });

  it("keeps its words beside a picture of many megabytes", async () => {
    const photo = Buffer.alloc(8 * 1024 * 1024, "roof");
    const { text, files } = await read(await replyOf("iphone", { photo }));
    expect(text).toBe("This is the spot above the garage.");
    expect(files[0] && fileContent(files[0].file, photo.length)?.equals(photo)).toBe(true);
  });

  it("is taken whole where nothing but what is quoted is left", async () => {
    const { text, rest } = await read("Subject: Re: x\r\n\r\n> Is Friday fine? YES");
    expect({ text, rest }).toEqual({ text: "> Is Friday fine? YES", rest: "" });
  });

  it("has no more than a person writes, whatever it holds", async () => {
    const mails = [
      `Content-Type: text/html\r\n\r\n${"<b a=1><p>x".repeat(30_000)}`,
      `Content-Type: text/html\r\n\r\n${"<div>".repeat(60_000)}deep`,
      `Content-Type: text/html\r\n\r\n<p ${"a1 b2 ".repeat(20_000)}>x`,
      `Subject: x\r\n\r\n${"On 1 ".repeat(60_000)}`,
      `Subject: x\r\n\r\n${"> \n\n".repeat(60_000)}`,
      `Content-Type: multipart/mixed; boundary=x\r\n\r\n${"--x\r\n\r\n".repeat(60_000)}`,
    ];
    for (const mail of mails) {
      const { text, rest, files } = await read(mail);
      expect(text.length + rest.length).toBeLessThanOrEqual(32_000);
      expect(files.length).toBeLessThanOrEqual(60);
    }
  });

  it("is made plain whatever its HTML holds", () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom("<div", ">", "<p class=MsoNormal>", "</p>", "<blockquote type=cite>", "<br>"),
      fc.constantFrom(
        "</blockquote>",
        "<script>",
        "</script>",
        "<a href='https://x.test'>",
        "</a>",
      ),
      fc.constantFrom(
        "<!--",
        "-->",
        "<pre>",
        "</pre>",
        "&nbsp;",
        "<div id=divRplyFwdMsg>",
        "<img src=cid:a>",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 50 }), (pieces) => {
        textOfHtml(pieces.join(""));
      }),
    );
  });

  it.each([
    ["a script", "<script>alert(1)</script>Hello", "Hello"],
    ["a style", "<style>p{}</style>Hello", "Hello"],
    ["what is hidden", '<div style="display: none">pixel</div>Hello', "Hello"],
    ["marks that turn its direction", "Hel\u202elo", "Hello"],
    ["entities", "1 &lt; 2 &amp; 3", "1 < 2 & 3"],
    ["rows of spaces", "a \n  b<pre>c\n  d</pre>", "a b\n\nc\nd"],
    ["a list", "<ul><li>one</li><li>two</li></ul>", "- one\n- two"],
    ["a link that says its address", '<a href="https://x.test/">x.test</a>', "x.test"],
    ["a link that runs a script", '<a href="javascript:alert(1)">here</a>', "here"],
  ])("has %s as words", async (_, html, text) => {
    expect((await read(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`)).text).toBe(text);
  });
});
