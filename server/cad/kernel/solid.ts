// The solid of a body.
import type { TopoDS_Face, TopoDS_Shape, TopoDS_Wire, gp_Pnt } from 'replicad-opencascadejs';
import {
  AT_ORIGIN,
  isCircle,
  type Body,
  type Coil,
  type Feature,
  type Outline,
  type Place,
  type Point,
  type Prism,
  type Turned,
  type Vector,
} from '../body.ts';
import type { Kernel } from './kernel.ts';

/** The kernel takes points closer than this for one. */
const SAME_POINT = 1e-7;

/** Leads points of an outline into space. */
type Lift = (point: Point) => Vector;

const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const plus = (origin: Vector, ...steps: readonly (readonly [Vector, number])[]): Vector =>
  steps.reduce<Vector>(
    (sum, [way, length]) => [sum[0] + way[0] * length, sum[1] + way[1] * length, sum[2] + way[2] * length],
    origin,
  );

/** [z, r] in the plane of the place's z and x. */
const halfPlane =
  ({ origin, z, x }: Place): Lift =>
  ([along, r]) =>
    plus(origin, [z, along], [x, r]);
/** [x, y] at a height. */
const level =
  ({ origin, z, x }: Place, height: number): Lift =>
  ([a, b]) =>
    plus(origin, [z, height], [x, a], [cross(z, x), b]);

function wireOf(kernel: Kernel, outline: Outline, lift: Lift): TopoDS_Wire {
  const pointAt = (point: Point): gp_Pnt => new kernel.gp_Pnt(...lift(point));
  const wire = new kernel.BRepBuilderAPI_MakeWire();
  const addArc = (from: Point, via: Point, to: Point) =>
    wire.Add(
      new kernel.BRepBuilderAPI_MakeEdge(
        new kernel.GC_MakeArcOfCircle(pointAt(from), pointAt(via), pointAt(to)).Value(),
      ).Edge(),
    );
  if (isCircle(outline)) {
    const { centre, radius } = outline;
    const origin = lift(centre);
    const a = lift([centre[0] + 1, centre[1]]);
    const b = lift([centre[0], centre[1] + 1]);
    const along = plus(a, [origin, -1]);
    const normal = cross(along, plus(b, [origin, -1]));
    const axes = new kernel.gp_Ax2(
      new kernel.gp_Pnt(...origin),
      new kernel.gp_Dir(...normal),
      new kernel.gp_Dir(...along),
    );
    wire.Add(new kernel.BRepBuilderAPI_MakeEdge(new kernel.gp_Circ(axes, radius)).Edge());
    return wire.Wire();
  }
  let last = outline.from;
  for (const { to, via } of [...outline.segments, { to: outline.from, via: undefined }]) {
    if (Math.hypot(to[0] - last[0], to[1] - last[1]) < SAME_POINT) continue;
    if (via) addArc(last, via, to);
    else wire.Add(new kernel.BRepBuilderAPI_MakeEdge(pointAt(last), pointAt(to)).Edge());
    last = to;
  }
  return wire.Wire();
}

function faceOf(kernel: Kernel, outline: Outline, holes: readonly Outline[], lift: Lift): TopoDS_Face {
  const face = new kernel.BRepBuilderAPI_MakeFace(wireOf(kernel, outline, lift), true);
  if (holes.length === 0) return face.Face();
  for (const hole of holes) face.Add(kernel.TopoDS.Wire(wireOf(kernel, hole, lift).Reversed()));
  return face.Face();
}

function turnedSolid(kernel: Kernel, { outline, place = AT_ORIGIN }: Turned): TopoDS_Shape {
  const axis = new kernel.gp_Ax1(new kernel.gp_Pnt(...place.origin), new kernel.gp_Dir(...place.z));
  return new kernel.BRepPrimAPI_MakeRevol(faceOf(kernel, outline, [], halfPlane(place)), axis, false).Shape();
}

function prismSolid(kernel: Kernel, { outline, holes = [], from, to, place = AT_ORIGIN }: Prism): TopoDS_Shape {
  const way = plus([0, 0, 0], [place.z, to - from]);
  const face = faceOf(kernel, outline, holes, level(place, from));
  return new kernel.BRepPrimAPI_MakePrism(face, new kernel.gp_Vec(...way), false, true).Shape();
}

/** How far the outline of a coil reaches from its axis. */
const reachOf = (outline: Outline): number =>
  isCircle(outline)
    ? outline.centre[1] + outline.radius
    : Math.max(outline.from[1], ...outline.segments.flatMap(({ to, via }) => [to[1], via?.[1] ?? 0]));

/** A helix of more turns is swept in pieces: the kernel's surfaces along a longer one stray from it. */
const TURNS_AT_ONCE = 8;

function coilSolid(kernel: Kernel, { outline, pitch, turns, bottom, top }: Coil): TopoDS_Shape {
  const up = new kernel.gp_Dir(0, 0, 1);
  const axes = new kernel.gp_Ax3(new kernel.gp_Pnt(0, 0, 0), up, new kernel.gp_Dir(1, 0, 0));
  const middle = isCircle(outline) ? outline.centre[1] : outline.from[1];
  const cylinder = new kernel.Geom_CylindricalSurface(axes, middle);
  const rise = Math.hypot(2 * Math.PI, pitch);
  const line = new kernel.Geom2d_Line(
    new kernel.gp_Pnt2d(0, 0),
    new kernel.gp_Dir2d((2 * Math.PI) / rise, pitch / rise),
  );
  const pieces = Math.ceil(turns / TURNS_AT_ONCE);
  const wire = new kernel.BRepBuilderAPI_MakeWire();
  for (let i = 0; i < pieces; i++) {
    const [from, to] = [i, i + 1].map((end) => (end / pieces) * turns * rise);
    wire.Add(new kernel.BRepBuilderAPI_MakeEdge(line, cylinder, from!, to!).Edge());
  }
  const spine = wire.Wire();
  kernel.BRepLib.BuildCurves3d(spine);
  const pipe = new kernel.BRepOffsetAPI_MakePipeShell(spine);
  pipe.SetMode(up);
  pipe.Add(wireOf(kernel, outline, halfPlane(AT_ORIGIN)), false, false);
  pipe.Build();
  pipe.MakeSolid();
  // What stands out is taken off at both ends at once: a common part with the room between them would have every turn
  // meet its wall, and two cuts would each look at all turns. It takes a third to half of the time.
  const reach = reachOf(outline) + 1;
  const beyond = pitch + reach;
  const plug = (from: number) =>
    new kernel.BRepPrimAPI_MakeCylinder(new kernel.gp_Ax2(new kernel.gp_Pnt(0, 0, from), up), reach, beyond).Shape();
  const ground = new kernel.BRepAlgoAPI_Cut();
  ground.SetArguments(listOf(kernel, pipe.Shape()));
  ground.SetTools(listOf(kernel, plug(bottom - beyond), plug(top)));
  ground.SetToFillHistory(false);
  ground.Build();
  return ground.Shape();
}

function listOf(kernel: Kernel, ...shapes: readonly TopoDS_Shape[]) {
  const list = new kernel.NCollection_List_TopoDS_Shape();
  for (const shape of shapes) list.Append(shape);
  return list;
}

function featureSolid(kernel: Kernel, feature: Feature): TopoDS_Shape {
  switch (feature.kind) {
    case 'turned':
      return turnedSolid(kernel, feature);
    case 'prism':
      return prismSolid(kernel, feature);
    case 'coil':
      return coilSolid(kernel, feature);
  }
}

/** What all features make, in one piece or several; faces that continue each other are joined. */
export function shapeOf(kernel: Kernel, { add, cut = [] }: Body): TopoDS_Shape {
  const [first, ...others] = add.map((feature) => featureSolid(kernel, feature));
  if (!first) throw new Error('a body without features');
  let solid = first;
  for (const other of others) solid = new kernel.BRepAlgoAPI_Fuse(solid, other).Shape();
  for (const feature of cut) solid = new kernel.BRepAlgoAPI_Cut(solid, featureSolid(kernel, feature)).Shape();
  if (others.length > 0 || cut.length > 0) {
    const joined = new kernel.ShapeUpgrade_UnifySameDomain(solid, true, true, false);
    joined.Build();
    solid = joined.Shape();
  }
  return solid;
}

/** One solid from all features. */
export const solidOf = (kernel: Kernel, body: Body): TopoDS_Shape => onlySolid(kernel, shapeOf(kernel, body));

/** Operations return compounds, of one solid when the body is a part. */
function onlySolid(kernel: Kernel, shape: TopoDS_Shape): TopoDS_Shape {
  const { TopAbs_SOLID, TopAbs_SHAPE } = kernel.TopAbs_ShapeEnum;
  const solids: TopoDS_Shape[] = [];
  const explorer = new kernel.TopExp_Explorer(shape, TopAbs_SOLID, TopAbs_SHAPE);
  for (; explorer.More(); explorer.Next()) solids.push(explorer.Current());
  const [solid] = solids;
  if (!solid || solids.length > 1) throw new Error(`${solids.length} solids instead of one`);
  return solid;
}
