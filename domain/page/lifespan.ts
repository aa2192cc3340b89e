export type Lifespan = {
  name: string;
  /** Years. */
  from: number;
  to: number;
  /** It may last longer than `to`: 75-100+. */
  open?: boolean | undefined;
  note?: string | undefined;
};
