/** How the site is restarted and stopped; without `stop`, it is left to end by itself. */
export type Control = Readonly<{
  restart: () => Promise<unknown>;
  stop?: () => Promise<unknown>;
  /** What it has written since a moment, if somebody keeps that. */
  log?: (since: Date) => Promise<string>;
  /** What a person types for the same. */
  typed: Readonly<{ stop: string; start: string }>;
}>;

/** The site that is upgraded, as an upgrade deals with it. */
export type HandledSite = Readonly<{
  /** Of `/readyz`. */
  address: string;
  control: Control;
  print: (line: string) => void;
}>;
