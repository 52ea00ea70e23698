import type { PictureFocus } from '#contract/picture-focus.ts';
import './picture-focus.css';

const tenth = (percent: number): number => Math.round(percent / 10);

/**
 * Attributes of what surrounds a picture that is cut: its style sheet moves the picture by them, in tenths, because
 * pages allow no style attributes.
 */
export const focusAttributes = (
  focus: PictureFocus | undefined,
): { 'data-focus-x'?: number; 'data-focus-y'?: number } =>
  focus ? { 'data-focus-x': tenth(focus.x), 'data-focus-y': tenth(focus.y) } : {};
