import type { DrawingLetters } from '#contract/families.ts';

interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

/** Puts a letter at a place in pixels of the picture's own size; letters on a picture of another size move with it. */
export function withLetter(letters: DrawingLetters | null, size: Size, key: string, { x, y }: Point): DrawingLetters {
  const [across, down] = [size.width / (letters?.width ?? size.width), size.height / (letters?.height ?? size.height)];
  return {
    ...size,
    letters: [
      ...(letters?.letters ?? []).map((one) => ({ ...one, x: round(one.x * across), y: round(one.y * down) })),
      { key, x: round(x), y: round(y) },
    ],
  };
}

/** null: no letter is left. */
export function withoutLetter(letters: DrawingLetters, at: number): DrawingLetters | null {
  const left = letters.letters.filter((_, i) => i !== at);
  return left.length === 0 ? null : { ...letters, letters: left };
}

/** Place of a letter over the picture, whatever its size on the screen. */
export const letterHit = ({ width, height }: Size, { x, y }: Point) => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
});
