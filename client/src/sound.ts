// The sounds of the house, made here while they are heard: no file is fetched and nothing is recorded. A sound is a few
// strokes, each a tone or a breath of noise with its own length, pitch and loudness. It is loaded when the first one is
// wanted; `hearing.ts` says when that is.

/** One stroke of a sound. Times are in seconds, pitches in hertz. */
interface Stroke {
  /** When it begins. */
  at?: number;
  long: number;
  loud: number;
  /** A tone of this shape; without one it is noise. */
  wave?: OscillatorType;
  /** The pitch of a tone, or where noise is let through; `to`: where it has gone by the end. */
  pitch: number;
  to?: number;
  /** How narrow the noise is. */
  narrow?: number;
  /** How many times a second a tone trembles. */
  tremble?: number;
}

const tap = (at: number, pitch: number, loud = 0.3, long = 0.05): Stroke => ({ at, long, loud, pitch, narrow: 1.2 });

/** All there are, by name; scenes name them in `games/<game>/scenes.ts`. */
export const SOUNDS: Record<string, Stroke[]> = {
  card: [
    { long: 0.09, loud: 0.22, pitch: 3400, to: 1500, narrow: 0.8 },
    { at: 0.07, long: 0.04, loud: 0.16, pitch: 700, narrow: 1 },
  ],
  gavel: [0, 0.21].flatMap((at) => [
    { at, long: 0.16, loud: 0.5, wave: "sine" as const, pitch: 190, to: 80 },
    tap(at, 1100, 0.35, 0.03),
  ]),
  bell: [
    { long: 1.5, loud: 0.16, wave: "sine", pitch: 784 },
    { long: 0.9, loud: 0.07, wave: "sine", pitch: 2160 },
    { long: 0.4, loud: 0.04, wave: "sine", pitch: 4230 },
  ],
  dice: [0, 0.07, 0.16, 0.23, 0.34, 0.48, 0.6].map((at, i) => tap(at, 1500 + 260 * ((i * 5) % 4), 0.34 - 0.03 * i)),
  step: [
    { long: 0.09, loud: 0.34, pitch: 240, to: 120, narrow: 0.9 },
    { at: 0.2, long: 0.09, loud: 0.26, pitch: 270, to: 130, narrow: 0.9 },
  ],
  lamp: [
    { long: 0.4, loud: 0.09, pitch: 5200, to: 2600, narrow: 0.6 },
    { at: 0.05, long: 0.5, loud: 0.07, wave: "triangle", pitch: 523, to: 587 },
  ],
  cordon: [tap(0, 520, 0.45, 0.07), tap(0.13, 430, 0.4, 0.09)],
  whistle: [
    { long: 0.26, loud: 0.1, wave: "sine", pitch: 2050, to: 2240, tremble: 34 },
    { at: 0.3, long: 0.5, loud: 0.11, wave: "sine", pitch: 2140, to: 2290, tremble: 34 },
  ],
  seal: [
    { long: 0.22, loud: 0.5, wave: "sine", pitch: 120, to: 60 },
    { at: 0.03, long: 0.25, loud: 0.12, pitch: 900, to: 300, narrow: 0.7 },
  ],
  turn: [
    { long: 0.35, loud: 0.13, wave: "triangle", pitch: 659 },
    { at: 0.14, long: 0.6, loud: 0.13, wave: "triangle", pitch: 880 },
  ],
};

/** What a touch device does along with some of them: milliseconds of trembling and rest. */
export const TREMBLES: Record<string, number[]> = {
  gavel: [25, 60, 25],
  whistle: [20],
  bell: [20],
  seal: [30],
  turn: [20, 60, 20],
};

const RAIN = 0.035;
/** How long a piece of noise is before it repeats. */
const LOOP = 3;

/** What makes the sounds: one for a page. */
export class Band {
  private readonly context: AudioContext;
  private readonly out: AudioNode;
  private readonly noise: AudioBuffer;
  private rain: { source: AudioScheduledSourceNode; gain: GainNode } | null = null;

  constructor(context: AudioContext) {
    this.context = context;
    const gain = context.createGain();
    gain.gain.value = 0.8;
    gain.connect(context.destination);
    this.out = gain;
    this.noise = context.createBuffer(1, LOOP * context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }

  /** Play a sound; one that nobody knows is silence. */
  play(name: string): void {
    void this.context.resume();
    for (const stroke of SOUNDS[name] ?? []) this.strike(stroke);
  }

  /** Rain outside the room: begin it, or let it stop. */
  room(rains: boolean): void {
    const { context } = this;
    if (rains === (this.rain !== null)) return;
    if (!rains) {
      const { source, gain } = this.rain!;
      gain.gain.setTargetAtTime(0, context.currentTime, 0.4);
      source.stop(context.currentTime + 2);
      this.rain = null;
      return;
    }
    void context.resume();
    const source = this.breath(0, true);
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.gain.setTargetAtTime(RAIN, context.currentTime, 1.5);
    source
      .connect(this.filter("lowpass", 1400, 0.4))
      .connect(gain)
      .connect(this.out);
    source.start();
    this.rain = { source, gain };
  }

  private strike({ at = 0, long, loud, wave, pitch, to = pitch, narrow = 1, tremble = 0 }: Stroke): void {
    const { context } = this;
    const begin = context.currentTime + at;
    const end = begin + long;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.012, long / 4));
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(this.out);
    let source: AudioScheduledSourceNode;
    let frequency: AudioParam;
    if (wave) {
      const tone = context.createOscillator();
      tone.type = wave;
      tone.connect(gain);
      [source, frequency] = [tone, tone.frequency];
      if (tremble) this.tremble(frequency, tremble, begin, end);
    } else {
      const filter = this.filter("bandpass", pitch, narrow);
      source = this.breath(at);
      source.connect(filter).connect(gain);
      frequency = filter.frequency;
    }
    frequency.setValueAtTime(pitch, begin);
    frequency.exponentialRampToValueAtTime(to, end);
    source.start(begin);
    source.stop(end);
  }

  private tremble(frequency: AudioParam, times: number, begin: number, end: number): void {
    const tone = this.context.createOscillator();
    const depth = this.context.createGain();
    tone.frequency.value = times;
    depth.gain.value = 60;
    tone.connect(depth).connect(frequency);
    tone.start(begin);
    tone.stop(end);
  }

  private breath(from: number, loop = false): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    source.loopStart = loop ? 0 : from % 1;
    source.loopEnd = LOOP;
    return source;
  }

  private filter(type: BiquadFilterType, pitch: number, narrow: number): BiquadFilterNode {
    const filter = this.context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = pitch;
    filter.Q.value = narrow;
    return filter;
  }
}
