/** `true` is shown as a check mark, `false` as a dash; screen readers get words. */
export type ComparedValue = string | boolean;

/** A feature with its value for each compared thing, in their order. */
export type ComparedFeature = { feature: string; values: readonly ComparedValue[] };
