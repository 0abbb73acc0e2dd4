import { liking } from './settings.svelte';

/** Two small sounds, made on the spot: nothing is fetched, and nothing sounds unless somebody wants it. */
let audio: AudioContext | undefined;

function context(): AudioContext | undefined {
  if (!liking.sound || typeof AudioContext === 'undefined') return undefined;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  return audio;
}

/** A card laid on cloth: a breath of noise, soon gone. */
export function cardSound(): void {
  const on = context();
  if (!on) return;
  const length = Math.floor(on.sampleRate * 0.07);
  const noise = on.createBuffer(1, length, on.sampleRate);
  const data = noise.getChannelData(0);
  for (let n = 0; n < length; n += 1) data[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 3;
  const source = on.createBufferSource();
  source.buffer = noise;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = 1800;
  source.connect(filter).connect(volume(on, 0.25)).connect(on.destination);
  source.start();
}

/** A knuckle on wood, twice: it is one's turn. */
export function knockSound(): void {
  const on = context();
  if (!on) return;
  for (const after of [0, 0.14]) {
    const at = on.currentTime + after;
    const tone = on.createOscillator();
    const gain = on.createGain();
    tone.frequency.setValueAtTime(190, at);
    tone.frequency.exponentialRampToValueAtTime(90, at + 0.09);
    gain.gain.setValueAtTime(0.22, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.11);
    tone.connect(gain).connect(on.destination);
    tone.start(at);
    tone.stop(at + 0.12);
  }
}

function volume(on: AudioContext, value: number): GainNode {
  const gain = on.createGain();
  gain.gain.value = value;
  return gain;
}
