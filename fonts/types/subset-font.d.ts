// As far as make.ts uses it.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt';
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    keepFeatures: readonly string[];
    preserveNameIds: readonly number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
