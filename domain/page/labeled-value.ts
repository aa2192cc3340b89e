/** For example `Response`, `24 hours`, `in our primary counties`. */
export type LabeledValue = {
  label: string;
  value: string;
  note?: string | undefined;
  /** Says that the value is made up; shown on a tag as large as the value. */
  sample?: string | undefined;
};
