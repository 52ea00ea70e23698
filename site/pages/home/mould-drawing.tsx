import type { MouldPart } from './page.ts';

/** A pillar in its bush, from the core plate into the cavity plate; symmetric about x. */
const guide = (x: number) => ({
  bush: `M${x - 24} 108h48v9h-5v59h-38v-59h-5z`,
  pillar: `M${x - 18} 235h36v9h-36zM${x - 12} 235V120l3-6h18l3 6v115z`,
  axis: `M${x} 98v156`,
});
const GUIDES = [guide(165), guide(475)];
const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/**
 * The balloons in the part list's order: place, leader to the part, the part's outline. On phones the pressed area has
 * a radius of 43 units, which makes it 44 px wide: balloons are at least 86 units apart.
 */
const BALLOONS = [
  { x: 216, y: 24, to: 'M229 29 284 58', part: 'M275 50h90v22h-90z' },
  { x: 424, y: 24, to: 'M411 29 330 66', part: 'M306 58h28v14h-4v68h-20V72h-4z' },
  { x: 48, y: 94, to: 'M61 98 148 134', part: GUIDES.map(({ bush }) => bush).join('') },
  { x: 48, y: 180, to: 'M62 182 155 206', part: GUIDES.map(({ pillar }) => pillar).join('') },
  { x: 48, y: 266, to: 'M62 265 152 258', part: 'M130 244h380v32H130z' },
  {
    x: 612,
    y: 142,
    to: 'M598 142 432 142',
    part: [
      [220, 142],
      [420, 142],
      [238, 212],
      [394, 212],
    ]
      .map(([x, y]) => circle(x!, y!, 8))
      .join(''),
  },
  { x: 48, y: 352, to: 'M62 350 286 298', part: 'M286 154h8v176h-8zM346 154h8v176h-8z' },
  { x: 612, y: 298, to: 'M598 298 438 297', part: 'M398 276h44v42h-44z' },
];

const SPRING = Array.from({ length: 6 }, (_, i) => `M402 ${280 + i * 6.6}l36 3.3`).join('');

/**
 * A section through an injection mould with its standard parts, drawn by the rules of technical drawing. The list below
 * holds the same links for keyboards and screen readers.
 */
export function MouldDrawing({ parts, lit }: { parts: readonly MouldPart[]; lit: number | undefined }) {
  return (
    <svg className="home-drawing" viewBox="16 -2 628 418" aria-hidden="true">
      <defs>
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0v7" />
        </pattern>
        <pattern id="hatch-back" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 0v7" />
        </pattern>
        <pattern id="hatch-fine" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path d="M0 0v4" />
        </pattern>
      </defs>
      {/* Plates, neighbours hatched against each other. */}
      <path
        className="cut"
        fill="url(#hatch)"
        d="M100 72h440v36H100zM130 176h120v0h16v-22h108v22h136v68H130zM130 276h60v96h-60zM450 276h60v96h-60z"
      />
      <path
        className="cut"
        fill="url(#hatch-back)"
        d="M130 108h380v68H390v-36H250v36H130zM130 244h380v32H130zM100 372h440v36H100z"
      />
      <path className="cut" fill="url(#hatch)" d="M200 336h240v22H200z" />
      <path className="cut" fill="url(#hatch-back)" d="M200 318h240v18H200z" />
      {/* Supports below the ejector plates. */}
      <path className="solid" d="M222 358h22v14h-22zM396 358h22v14h-22z" />
      {/* The moulded piece. */}
      <path className="piece" d="M250 140h140v36h-16v-22H266v22h-16z" />
      <path className="cut" fill="url(#hatch-fine)" d="M275 50h90v22h-90zM306 58h28v14h-4v68h-20V72h-4z" />
      <path className="piece" d="M318 58h4l4 82h-12z" />
      {GUIDES.map(({ bush, pillar }) => (
        <g key={bush}>
          <path className="cut" fill="url(#hatch-fine)" d={bush} />
          <path className="solid" d={pillar} />
        </g>
      ))}
      {/* Ejector pins and the return pin with its spring. */}
      <path
        className="solid"
        d="M286 154h8v176h-8zM346 154h8v176h-8zM282 330h16v6h-16zM342 330h16v6h-16zM414 176h12v154h-12zM408 330h24v6h-24z"
      />
      <path className="spring" d={SPRING} />
      <g className="water">
        <circle cx="220" cy="142" r="8" />
        <circle cx="420" cy="142" r="8" />
        <circle cx="238" cy="212" r="8" />
        <circle cx="394" cy="212" r="8" />
      </g>
      <path className="parting" d="M112 176h130M398 176h130" />
      <path
        className="axis"
        d={`M320 36v384M206 142h28M220 128v28M406 142h28M420 128v28M224 212h28M238 198v28M380 212h28M394 198v28${GUIDES.map(({ axis }) => axis).join('')}M290 146v196M350 146v196M420 168v174`}
      />
      {BALLOONS.map(({ x, y, to, part }, i) => (
        <a className={`balloon ${partClass(i, lit)}`} key={to} href={parts[i]!.path} tabIndex={-1}>
          <path className="part" d={part} />
          <path className="leader" d={to} />
          <circle cx={x} cy={y} r="16" />
          <text x={x} y={y} textAnchor="middle">
            {i + 1}
          </text>
          <circle className="reach" cx={x} cy={y} />
        </a>
      ))}
    </svg>
  );
}

/**
 * Classes of a part: inside `.home-mould` its row, its number and its outline light up together. @param lit the part
 * that is marked until another is
 */
export const partClass = (i: number, lit: number | undefined): string =>
  `home-part home-part-${i + 1}${i === lit ? ' home-part--lit' : ''}`;
