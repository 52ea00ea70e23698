// A shouldered guide bush in section with dimensions in mm: ∅32 bore, ∅42 fit, ∅47 collar, 66 long. Drawn at 5 units
// per mm around the axis y = 0.
const HALF = { bore: 80, fit: 105, collar: 118 };
const LENGTH = 330;
const COLLAR = 40;
const CHAMFER = 8;

/** Upper half of the wall; the lower half is its mirror image. */
const WALL = `M0 ${-HALF.bore - CHAMFER}L${CHAMFER} ${-HALF.bore}H${LENGTH - CHAMFER}L${LENGTH} ${-HALF.bore - CHAMFER}V${-HALF.fit + CHAMFER}L${LENGTH - CHAMFER} ${-HALF.fit}H${COLLAR}V${-HALF.collar}H${CHAMFER}L0 ${-HALF.collar + CHAMFER}Z`;

/** Arrow at both ends of a dimension line. */
const arrows = 'url(#tip)';

/** Decoration: a part that the company makes. */
export function Drawing() {
  return (
    <svg className="sheet-drawing" viewBox="-110 -210 580 430" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="hatch" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" className="draw-hatch" />
        </pattern>
        <marker
          id="tip"
          viewBox="0 0 12 6"
          refX="12"
          refY="3"
          markerWidth="12"
          markerHeight="6"
          orient="auto-start-reverse"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 0L12 3L0 6Z" className="draw-tip" />
        </marker>
      </defs>
      {[1, -1].map((side) => (
        <path key={side} d={WALL} transform={`scale(1 ${side})`} fill="url(#hatch)" className="draw-edge" />
      ))}
      <path
        className="draw-edge"
        d={`M0 ${-HALF.bore - CHAMFER}V${HALF.bore + CHAMFER}M${LENGTH} ${-HALF.bore - CHAMFER}V${HALF.bore + CHAMFER}M${CHAMFER} ${-HALF.bore}V${HALF.bore}M${LENGTH - CHAMFER} ${-HALF.bore}V${HALF.bore}`}
      />
      <path className="draw-axis" d={`M-30 0H${LENGTH + 30}`} />

      <path
        className="draw-thin"
        d={`M0 ${HALF.collar + 8}V${HALF.collar + 66}M${LENGTH} ${HALF.fit + 8}V${HALF.collar + 66}M${COLLAR} ${HALF.collar + 8}V${HALF.collar + 34}`}
      />
      <path className="draw-thin" d={`M0 ${HALF.collar + 60}H${LENGTH}`} markerStart={arrows} markerEnd={arrows} />
      <path className="draw-thin" d={`M0 ${HALF.collar + 28}H${COLLAR}`} markerStart={arrows} markerEnd={arrows} />
      <text x={LENGTH / 2} y={HALF.collar + 54} textAnchor="middle">
        66
      </text>
      <text x={COLLAR + 10} y={HALF.collar + 33}>
        8
      </text>

      <path
        className="draw-thin"
        d={`M-8 ${-HALF.collar}H-86M-8 ${HALF.collar}H-86M${LENGTH + 8} ${-HALF.fit}H${LENGTH + 76}M${LENGTH + 8} ${HALF.fit}H${LENGTH + 76}`}
      />
      <path className="draw-thin" d={`M-80 ${-HALF.collar}V${HALF.collar}`} markerStart={arrows} markerEnd={arrows} />
      <path
        className="draw-thin"
        d={`M${LENGTH + 70} ${-HALF.fit}V${HALF.fit}`}
        markerStart={arrows}
        markerEnd={arrows}
      />
      <path className="draw-thin" d={`M200 ${-HALF.bore}V${HALF.bore}`} markerStart={arrows} markerEnd={arrows} />
      <text transform="translate(-88 0) rotate(-90)" textAnchor="middle">
        ∅47
      </text>
      <text transform={`translate(${LENGTH + 62} 0) rotate(-90)`} textAnchor="middle">
        ∅42 k6
      </text>
      <text transform="translate(192 0) rotate(-90)" textAnchor="middle">
        ∅32 H7
      </text>

      <path className="draw-thin" d={`M250 ${-HALF.fit}L282 -160H345`} />
      <text x="286" y="-166">
        Ra 0,8
      </text>
    </svg>
  );
}
