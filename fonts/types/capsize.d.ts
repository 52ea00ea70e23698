// As far as make.ts uses it.
declare module '@capsizecss/metrics/entireMetricsCollection' {
  interface Metrics {
    xWidthAvg: number;
    unitsPerEm: number;
  }
  export const entireMetricsCollection: {
    arial: { variants: Record<'regular', Metrics> };
    segoeUI: { variants: Record<'600' | 'regular', Metrics> };
    courierNew: Metrics;
  };
}
