export type Point = { x: number; y: number };
