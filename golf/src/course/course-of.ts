import { areaOf, signedSquareYards } from './areas.ts'
import { COURSE_LIMITS, STREAM_YARDS } from './course.ts'
import { HOLE_LIMITS } from './hole-limits.ts'
import type { Course, CourseHole, CourseNote, KnownKind, Shape, ShapeKind, Tee } from './course.ts'
import { holeName, holeNumber, trimmedText, parOf, strokeIndexOf } from './hole-tags.ts'
import { teesOfHoles, withGreen } from './joins.ts'
import type { DrawnHole, JoinedHole, PlacedGreen, PlacedTee } from './joins.ts'
import { loopsOf } from './loops.ts'
import { planeAt, yardsBetween } from './plane.ts'
import type { LatLon, Plane } from './plane.ts'
import type { MapItem, Tags, Way } from './reading/map-reading.ts'
import { latLonOf, lonLatOfPlace, placesOf, ringIn, settledRing, simplifiedRing, stripOf } from './rings.ts'
import { shapeKindOf } from './shape-kinds.ts'
import { lineYards, middleInside } from './spans.ts'

/** Lines whose ends are this near to each other are one hole drawn twice. */
const SAME_LINE_YARDS = 15
/** Smaller and larger greens are something else, or drawn wrong: they are noted. */
const GREEN_SQUARE_YARDS = { least: 60, most: 3_500 } as const
/** Of a tee that is drawn as a point; rule of thumb: a small teeing ground. */
const TEE_POINT_YARDS = 6
const LAST_NUMBER = 99

type LineItem = MapItem & { readonly form: 'line' }
type Found = {
  readonly id: string
  readonly name?: string | undefined
  readonly outline: readonly Way[]
  readonly middle: LatLon
  readonly lines: readonly LineItem[]
  readonly around: readonly MapItem[]
  readonly takenOn: string | undefined
  readonly unreadableCount: number
}

/** One course of what was found of it: shapes simplified, greens and tees joined to their holes. */
export function courseOf({ id, name, outline, middle, lines, around, takenOn, unreadableCount }: Found): Course {
  const plane = planeAt(middle)
  const notes = new Map<CourseNote, number>()
  const note = (code: CourseNote, count = 1) => {
    if (count > 0) notes.set(code, (notes.get(code) ?? 0) + count)
  }
  note('unreadable', unreadableCount)
  const drawnShapes = shapesOf(around, { plane, note })
  const shapes = lines.length > 0 ? drawnShapes : [...drawnShapes, ...teePointShapes(around, plane)]
  const greens = shapes.filter(({ kind }) => kind === 'green').map((shape) => placedGreen(shape, plane))
  for (const { area } of greens) {
    const squareYards = area.rings.reduce((sum, ring) => sum + Math.abs(signedSquareYards(ring)), 0)
    if (squareYards < GREEN_SQUARE_YARDS.least || squareYards > GREEN_SQUARE_YARDS.most) note('green-size')
  }
  const tees = teesAround(around, { shapes, plane })
  const drawn = drawnHoles(lines, { plane, note })
  note('too-many-holes', drawn.length - COURSE_LIMITS.holes)
  const holes = drawn.slice(0, COURSE_LIMITS.holes).map((hole) => withGreen(hole, { greens, tees }))
  note('line-turned', holes.filter(({ isTurned }) => isTurned).length)
  return {
    id,
    name: trimmedText(name),
    takenOn,
    middle,
    outline: outline.map((ring) => simplifiedRing(settledRing(ring, plane), plane)),
    holes: courseHoles(holes, { tees, plane }),
    shapes,
    known: knownKinds(shapes, tees),
    notes: Object.fromEntries(notes),
  }
}

type Noting = { readonly plane: Plane; readonly note: (code: CourseNote, count?: number) => void }

function shapesOf(around: readonly MapItem[], { plane, note }: Noting): readonly Shape[] {
  const drawn = new Set<string>()
  return around.flatMap((item) => {
    const what = shapeKindOf(item)
    if (!what || item.form === 'point') return []
    const ways = item.form === 'line' ? [stripOf(item.way, plane, STREAM_YARDS)] : item.rings
    const rings = ways.map((ring) => settledRing(ring, plane)).toSorted(byFirstCorner)
    const key = `${what.kind} ${rings.map((ring) => ring.join(' ')).join(';')}`
    if (drawn.has(key)) {
      note('shape-twice')
      return []
    }
    drawn.add(key)
    const { id, tags } = item
    const { kind, assumed } = what
    return [
      { id, kind, rings: rings.map((ring) => simplifiedRing(ring, plane)), ref: tags.ref, name: tags.name, assumed },
    ]
  })
}

/** The westernmost ring is the outer one, or one of several. */
function byFirstCorner([one]: Way, [other]: Way): number {
  if (!one || !other) return 0
  return one[0] - other[0] || one[1] - other[1]
}

function placedGreen({ id, ref, rings }: Shape, plane: Plane): PlacedGreen {
  return { id, ref, area: areaOf(rings.map((ring) => ringIn(plane, ring))) }
}

/** Tees belong to holes; on a course without holes those that are points are kept as areas, to be chosen. */
function teePointShapes(around: readonly MapItem[], plane: Plane): readonly Shape[] {
  return around.flatMap((item): readonly Shape[] => {
    if (item.form !== 'point' || item.tags.golf !== 'tee') return []
    const { x, y } = plane.to(latLonOf(item.at))
    const ends = [x - TEE_POINT_YARDS / 2, x + TEE_POINT_YARDS / 2].map((end) => plane.from({ x: end, y }))
    return [{ id: item.id, kind: 'tee', rings: [stripOf(ends.map(lonLatOfPlace), plane, TEE_POINT_YARDS)] }]
  })
}

function teesAround(
  around: readonly MapItem[],
  { shapes, plane }: { readonly shapes: readonly Shape[]; readonly plane: Plane },
): readonly PlacedTee[] {
  const rings = new Map(shapes.map((shape) => [shape.id, shape.rings]))
  return around.flatMap((item): readonly PlacedTee[] => {
    if (item.tags.golf !== 'tee') return []
    const { id, tags } = item
    if (item.form === 'point') {
      const at = latLonOf(item.at)
      return [{ tee: teeOf(id, tags, at), ref: tags.ref, at: plane.to(at) }]
    }
    const own = rings.get(id)
    if (!own) return []
    const at = middleInside(areaOf(own.map((ring) => ringIn(plane, ring))))
    return [{ tee: teeOf(id, tags, plane.from(at)), ref: tags.ref, at }]
  })
}

function teeOf(id: string, tags: Tags, at: LatLon): Tee {
  const colour = tags.tee ?? tags.colour ?? tags.color ?? tags['tee:colour'] ?? tags['tee:color']
  return { id, at, name: tags.name, colour }
}

/** Of two lines for the same hole that with more tags. */
function drawnHoles(lines: readonly LineItem[], { plane, note }: Noting): readonly DrawnHole[] {
  const drawn = lines
    .map(({ id, tags, way }) => ({ id, tags, line: placesOf(way, plane) }))
    .toSorted((one, other) => Object.keys(other.tags).length - Object.keys(one.tags).length)
  const kept: DrawnHole[] = []
  for (const hole of drawn) {
    const yards = lineYards(hole.line)
    if (yards < HOLE_LIMITS.lineYards.least || yards > HOLE_LIMITS.lineYards.most) note('line-length')
    else if (kept.some((other) => isSameLine(hole, other))) note('line-twice')
    else kept.push(hole)
  }
  return kept
}

function isSameLine({ line }: DrawnHole, { line: other }: DrawnHole): boolean {
  const [start, end, otherStart, otherEnd] = [line[0], line.at(-1), other[0], other.at(-1)]
  if (!start || !end || !otherStart || !otherEnd) return false
  const isSame = Math.max(yardsBetween(start, otherStart), yardsBetween(end, otherEnd)) < SAME_LINE_YARDS
  return isSame || Math.max(yardsBetween(start, otherEnd), yardsBetween(end, otherStart)) < SAME_LINE_YARDS
}

function courseHoles(
  joined: readonly JoinedHole[],
  { tees, plane }: { readonly tees: readonly PlacedTee[]; readonly plane: Plane },
): readonly CourseHole[] {
  const holes = joined
    .map((hole) => ({ ...hole, number: holeNumber(hole.tags) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const ends = holes.map(({ tags, number, line: [start], line }) => {
    const end = line.at(-1)
    const nowhere = { x: 0, y: 0 }
    return { tags, number, start: start ?? nowhere, end: end ?? nowhere }
  })
  const loops = loopsOf(ends)
  const teesByHole = teesOfHoles(joined, tees)
  const made = holes.map(({ id, tags, number, line, green, isTurned }, index): CourseHole => ({
    id,
    number,
    loop: loops[index],
    name: holeName(tags),
    par: parOf(tags),
    handicap: strokeIndexOf(tags),
    line: line.map(plane.from),
    green: green?.id,
    greenBy: green?.by,
    tees: (teesByHole.get(id) ?? []).map(({ tee }) => tee),
    lengthYards: Math.round(lineYards(line)),
    isTurned: isTurned ? true : undefined,
  }))
  return made.toSorted(
    (one, other) =>
      (one.loop ?? '').localeCompare(other.loop ?? '') ||
      (one.number ?? LAST_NUMBER) - (other.number ?? LAST_NUMBER) ||
      (one.id < other.id ? -1 : 1),
  )
}

function knownKinds(shapes: readonly Shape[], tees: readonly PlacedTee[]): Course['known'] {
  const mapped = new Set(shapes.map(({ kind }) => kind))
  const said = (...kinds: readonly ShapeKind[]) => (kinds.some((kind) => mapped.has(kind)) ? 'mapped' : 'unknown')
  const known: Record<KnownKind, 'mapped' | 'unknown'> = {
    green: said('green'),
    fairway: said('fairway'),
    tee: tees.length > 0 ? 'mapped' : 'unknown',
    bunker: said('bunker'),
    water: said('water', 'water-red'),
    trees: said('trees'),
    out: said('out'),
  }
  return known
}
