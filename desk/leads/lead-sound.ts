type Tone = { hertz: number; at: number };
type Sound = { tones: readonly Tone[]; loudness: number };

/* Tones are synthesized, so that no file has to load. */

/** Two short tones. */
const leadSound: Sound = {
  tones: [
    { hertz: 660, at: 0 },
    { hertz: 880, at: 0.14 },
  ],
  loudness: 0.08,
};

/** Three rising tones, three times. */
const alarmSound: Sound = {
  tones: [0, 0.6, 1.2].flatMap((at) => [
    { hertz: 740, at },
    { hertz: 932, at: at + 0.12 },
    { hertz: 1_109, at: at + 0.24 },
  ]),
  loudness: 0.25,
};

const key = "desk-sound";

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

export function playSound(isEmergency: boolean): void {
  if (context?.state !== "running" || !isSoundOn()) return;
  const { tones, loudness } = isEmergency ? alarmSound : leadSound;
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
