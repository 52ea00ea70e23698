// As far as make.ts uses it.
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): { advanceWidth: number };
    getVariation(axes: Record<string, number>): Font;
  }
  export function create(bytes: Uint8Array): Font;
}
