/** Two short tones for a new lead, synthesized so that no file has to load. */
const key = "desk-sound";
const tones = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.14 },
];
const loudness = 0.12;

let context: AudioContext | undefined;

export function isSoundOn(): boolean {
  return localStorage.getItem(key) !== "off";
}

export function setSound(on: boolean): void {
  if (on) localStorage.removeItem(key);
  else localStorage.setItem(key, "off");
}

/**
 * Browsers allow no sound before the first user gesture, so the audio context is created on it.
 * Returns the cleanup.
 */
export function readySound(): () => void {
  const ready = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener("pointerdown", ready, { once: true });
  addEventListener("keydown", ready, { once: true });
  return () => {
    removeEventListener("pointerdown", ready);
    removeEventListener("keydown", ready);
  };
}

export function playSound(): void {
  if (context?.state !== "running" || !isSoundOn()) return;
  for (const { hertz, at } of tones) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { frequency: hertz, type: "sine" });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
}
