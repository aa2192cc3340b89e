/** `true` is shown as a check mark, `false` as a dash; both are spoken as words. */
export type ComparedValue = string | boolean;

/** What one feature is for each of the things compared, in their order. */
export type ComparedFeature = { feature: string; values: readonly ComparedValue[] };
