import { type Token, Tokenizer, TokenizerMode } from "parse5";

/** The words of a mail's HTML, without any of its form: what its person wrote, and what their program quotes or appends. */
export type HtmlText = {
  written: string;
  rest: string;
  /** Ids of the pictures in each (RFC 2392), which their `img` name. */
  picturesWritten: ReadonlySet<string>;
  picturesInRest: ReadonlySet<string>;
};

/**
 * Makes HTML plain. It is read token by token and never built into a tree, so that its cost grows with its length alone, however
 * its elements are nested. What programs mark as quoted (Gmail, Outlook, Apple Mail, Thunderbird, Yahoo, Proton and others) is told
 * apart; what they only write above it is left to `writtenPartOf`.
 */
export function textOfHtml(html: string): HtmlText {
  const reading = new Reading();
  const tokenizer = new Tokenizer(
    {},
    {
      onStartTag(token) {
        tokenizer.state = modes[token.tagName] ?? tokenizer.state;
        reading.open(token);
      },
      onEndTag: ({ tagName }) => reading.close(tagName),
      onCharacter: ({ chars }) => reading.say(chars),
      onWhitespaceCharacter: ({ chars }) => reading.say(chars),
      onNullCharacter() {},
      onComment() {},
      onDoctype() {},
      onEof() {},
    },
  );
  tokenizer.write(html, true);
  return reading.result();
}

/** Elements whose content is no markup (HTML, section 13.2.6.2). */
const modes: Record<string, Tokenizer["state"]> = {
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  script: TokenizerMode.SCRIPT_DATA,
};

const unseen = new Set([
  "head",
  "title",
  "style",
  "script",
  "template",
  "iframe",
  "noembed",
  "noframes",
  "object",
  "svg",
]);
const lines = new Set([
  ...[
    "address",
    "article",
    "aside",
    "blockquote",
    "center",
    "dd",
    "div",
    "dl",
    "dt",
    "fieldset",
    "footer",
    "form",
  ],
  ...[
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "li",
    "main",
    "nav",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "tr",
    "ul",
  ],
]);
const apart = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "pre", "blockquote"]);
const empty = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);

/** Classes and ids of elements that hold what a program quotes or appends. */
const quotes = new Set([
  ...[
    "gmail_attr",
    "gmail_signature",
    "gmail_signature_prefix",
    "moz-cite-prefix",
    "moz-signature",
  ],
  ...[
    "protonmail_quote",
    "protonmail_signature_block",
    "tutanota_quote",
    "zmail_extra",
    "outlookmessageheader",
  ],
  ...[
    "ms-outlook-mobile-signature",
    "mail-editor-reference-message-container",
    "applemailsignature",
  ],
]);
/** Ids of elements after which Outlook quotes, to the end. */
const dividers = new Set([
  "divrplyfwdmsg",
  "x_divrplyfwdmsg",
  "appendonsend",
  "stopspelling",
  "olk_src_body_section",
]);

/** How deep elements are followed: what is deeper is read as if it stood there. */
const deepest = 200;
/** Characters of an address that stands behind its words. */
const longestLink = 300;

type Open = { tag: string; isApart: boolean; isQuote: boolean; isUnseen: boolean };

class Reading {
  readonly #written = new Lines();
  readonly #rest = new Lines();
  readonly #pictures = { written: new Set<string>(), rest: new Set<string>() };
  readonly #open: Open[] = [];
  #quotes = 0;
  #unseen = 0;
  #asItIs = 0;
  #isPastDivider = false;
  #link: { href: string; said: string } | undefined;

  open({ tagName: tag, attrs, selfClosing }: Token.TagToken): void {
    const value = (name: string) => attrs.find((one) => one.name === name)?.value ?? "";
    const names = [value("id"), ...value("class").split(/\s+/, 20)].map((name) =>
      name.toLowerCase(),
    );
    if (names.some((name) => dividers.has(name))) this.#isPastDivider = true;
    // A paragraph of Word's is a line.
    const isApart = apart.has(tag) && !names.some((name) => name.startsWith("mso"));
    this.#break(tag, isApart);
    if (tag === "br") this.#to.endLine();
    if (tag === "li") this.#to.say("- ");
    if (tag === "td" || tag === "th") this.#to.say(" ");
    if (tag === "img") this.#see(value("src"));
    if (tag === "a") this.#link = { href: value("href").trim(), said: "" };
    if (empty.has(tag) || selfClosing || this.#open.length >= deepest) return;
    const isQuote = isQuoting(tag, names, value);
    const isUnseen = unseen.has(tag) || isHidden(value("style"));
    this.#open.push({ tag, isApart, isQuote, isUnseen });
    this.#quotes += isQuote ? 1 : 0;
    this.#unseen += isUnseen ? 1 : 0;
    this.#asItIs += tag === "pre" ? 1 : 0;
  }

  close(tag: string): void {
    if (tag === "a") this.#endLink();
    if (tag === "br") this.#to.endLine();
    const at = this.#open.findLastIndex((one) => one.tag === tag);
    if (at < 0) return;
    const closed = this.#open.splice(at);
    for (const { tag: ended, isQuote, isUnseen } of closed) {
      this.#asItIs -= ended === "pre" ? 1 : 0;
      this.#quotes -= isQuote ? 1 : 0;
      this.#unseen -= isUnseen ? 1 : 0;
    }
    this.#break(tag, closed[0]?.isApart ?? false);
  }

  say(text: string): void {
    if (this.#unseen > 0) return;
    if (this.#link) this.#link.said += text;
    const said = this.#asItIs > 0 ? text.split("\n") : [text];
    for (const [index, line] of said.entries()) {
      if (index > 0) this.#to.endLine();
      this.#to.say(line);
    }
  }

  result(): HtmlText {
    return {
      written: this.#written.text(),
      rest: this.#rest.text(),
      picturesWritten: this.#pictures.written,
      picturesInRest: this.#pictures.rest,
    };
  }

  get #isQuoted(): boolean {
    return this.#isPastDivider || this.#quotes > 0;
  }

  get #to(): Lines {
    return this.#isQuoted ? this.#rest : this.#written;
  }

  #break(tag: string, isApart: boolean): void {
    if (!lines.has(tag)) return;
    for (const to of [this.#written, this.#rest]) to.begin(isApart);
  }

  #see(source: string): void {
    const id = /^cid:(.{1,300})$/i.exec(source.trim())?.[1];
    if (id) this.#pictures[this.#isQuoted ? "rest" : "written"].add(id);
  }

  /** Words such as "here" say nothing without their address. */
  #endLink(): void {
    const { href = "", said = "" } = this.#link ?? {};
    this.#link = undefined;
    const isWorthIt = /^https?:\/\//i.test(href) && href.length <= longestLink;
    const bare = href.replace(/^https?:\/\//i, "").replace(/\/$/, "");
    if (isWorthIt && said.trim() && !said.includes(bare)) this.say(` <${href}>`);
  }
}

function isQuoting(
  tag: string,
  names: readonly string[],
  value: (name: string) => string,
): boolean {
  if (names.some((name) => quotes.has(name) || name.endsWith("yahoo_quoted"))) return true;
  if (tag === "div") return value("name").toLowerCase() === "quote";
  if (tag !== "blockquote") return false;
  return value("type").toLowerCase() === "cite" || names.includes("gmail_quote");
}

function isHidden(style: string): boolean {
  const plain = style.slice(0, 1_000).toLowerCase().replaceAll(" ", "");
  return plain.includes("display:none") || plain.includes("visibility:hidden");
}

/** Lines as they grow. Spaces in a row are one, as a browser shows them. */
class Lines {
  readonly #ended: string[] = [];
  #line: string[] = [];
  #endsInSpace = true;

  say(text: string): void {
    const plain = text.replace(/[ \t\r\n\f]+/g, " ");
    const added = this.#endsInSpace && plain.startsWith(" ") ? plain.slice(1) : plain;
    if (added === "") return;
    this.#line.push(added);
    this.#endsInSpace = added.endsWith(" ");
  }

  endLine(): void {
    this.#ended.push(this.#line.join("").trimEnd());
    this.#line = [];
    this.#endsInSpace = true;
  }

  /** A new line, unless it is one; with an empty one before it if what follows stands apart. */
  begin(isApart: boolean): void {
    if (this.#line.length > 0) this.endLine();
    if (isApart && this.#ended.length > 0 && this.#ended.at(-1) !== "") this.#ended.push("");
  }

  text(): string {
    return [...this.#ended, this.#line.join("")].join("\n");
  }
}
