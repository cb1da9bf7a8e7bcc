/** That it is one's turn: two short tones, and an icon that is lit. */
import turn from '../look/icons/turn.svg?url';
import wheel from '../look/icons/wheel.svg?url';

let context: AudioContext | null = null;

export function ring(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    [659, 880].forEach((pitch, index) => tone(context!, pitch, start + index * 0.14));
  } catch {
    // A browser may allow no sound before somebody has touched the page.
  }
}

function tone(on: AudioContext, pitch: number, at: number): void {
  const voice = on.createOscillator();
  const loudness = on.createGain();
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  voice.connect(loudness).connect(on.destination);
  voice.start(at);
  voice.stop(at + 0.24);
}

/** The icon of the page: a wheel, with a lamp while somebody is awaited here. */
export function showIcon(lit: boolean): void {
  let link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'icon';
    document.head.append(link);
  }
  link.href = lit ? turn : wheel;
}
