// As far as make.ts uses it.
declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, to: 'woff2'): Promise<Buffer> };
  export default fontverter;
}
