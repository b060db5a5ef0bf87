import { expect, it } from 'vitest'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { DRAWING as THREE_IRON } from './drawings/3-iron.prose.ts'
import { DRAWING as BOUNCE } from './drawings/bounce-angle.prose.ts'
import { DRAWING as GAPPING } from './drawings/club-gapping.prose.ts'
import { DRAWING as DRIVING_IRON } from './drawings/driving-iron.prose.ts'
import { DRAWING as FAIRWAY_WOODS } from './drawings/fairway-woods.prose.ts'
import { DRAWING as GAP_WEDGE } from './drawings/gap-wedge.prose.ts'
import { DRAWING as IRONS } from './drawings/game-improvement-irons.prose.ts'
import { DRAWING as GRIPS } from './drawings/grip-fitting.prose.ts'
import { DRAWING as HYBRIDS } from './drawings/hybrids.prose.ts'
import { DRAWING as PUTTERS } from './drawings/putters.prose.ts'
import { DRAWING as BUNKER } from './drawings/sand-wedge.prose.ts'
import { DRAWING as SHAFTS } from './drawings/shaft-flex.prose.ts'
import { DRAWING as WEDGES } from './drawings/wedges.prose.ts'
import type { TopicDrawing } from './topic-drawing.ts'

const anglesDeg = ({ parts }: TopicDrawing) =>
  parts.flatMap((part) => ('arc' in part ? [Math.abs(part.toDeg - part.fromDeg)] : []))
const lofts = (...clubs: readonly ClubType[]) => clubs.map((club) => CLUBS[club].loftDeg)
const numbers = (path: string) => (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
const lines = ({ parts }: TopicDrawing) => parts.flatMap((part) => ('line' in part ? [part.line] : []))
const radii = ({ parts }: TopicDrawing) => parts.flatMap((part) => ('circle' in part ? [part.radius] : []))
const centres = ({ parts }: TopicDrawing) => parts.flatMap((part) => ('circle' in part ? [part.circle] : []))

/** How far the first straight line of an outline leans back from the vertical. */
function faceLoftDeg(outline: string): number {
  const [x = 0, y = 0, topX = 0, topY = 0] = numbers(outline)
  return (Math.atan2(x - topX, y - topY) * 180) / Math.PI
}
/** Outlines of club heads begin at the leading edge and follow the face. */
const headLofts = (drawing: TopicDrawing) =>
  lines(drawing)
    .filter((path) => /^M[\d.]+ [\d.]+L.*Z$/.test(path))
    .map(faceLoftDeg)

it('wedges and irons lean as far as their usual lofts', () => {
  expect(anglesDeg(WEDGES)).toEqual(lofts('pw', 'gw', 'sw', 'lw'))
  expect(anglesDeg(THREE_IRON)).toEqual(lofts('3-iron', '7-iron'))
})

it.each([
  { drawing: HYBRIDS, drawnDeg: [21, 21] },
  { drawing: DRIVING_IRON, drawnDeg: [20, 20, 20] },
  { drawing: IRONS, drawnDeg: [34, 30] },
])('faces of whole heads stand at the lofts written beside them: $drawnDeg', ({ drawing, drawnDeg }) => {
  expect(anglesDeg(drawing)).toEqual(drawnDeg)
  const faces = headLofts(drawing)
  expect(faces).toHaveLength(drawnDeg.length)
  for (const [index, loftDeg] of faces.entries()) expect(loftDeg).toBeCloseTo(drawnDeg[index] ?? 0, 0)
})

it('bounce is drawn as the angle of a sand wedge, 10 to 14 degrees', () => {
  const [bounceDeg = 0] = anglesDeg(BOUNCE)
  expect(bounceDeg).toBeGreaterThanOrEqual(10)
  expect(bounceDeg).toBeLessThanOrEqual(14)
})

it('the putter stands within the rules, whose limit is drawn beside it', () => {
  expect(anglesDeg(PUTTERS)).toEqual([10, 70])
})

it('the fairway wood has 175 of the 460 cc of the driver: its sides are the cube root as long', () => {
  const [driver = [], wood = []] = lines(FAIRWAY_WOODS).map(numbers)
  const width = (path: readonly number[]) => {
    const across = path.filter((_number, index) => index % 2 === 0)
    return Math.max(...across) - Math.min(...across)
  }
  expect((width(wood) / width(driver)) ** 3).toBeCloseTo(175 / 460, 2)
})

it('grips grow by a sixteenth and an eighth of an inch from 0.900', () => {
  const [standard = 0, midsize = 0, jumbo = 0] = radii(GRIPS)
  expect(midsize / standard).toBeCloseTo((0.9 + 1 / 16) / 0.9, 2)
  expect(jumbo / standard).toBeCloseTo((0.9 + 1 / 8) / 0.9, 2)
})

it('lofts lie on one line: 44 to 56 cut in two at 50', () => {
  const [pitching = 0, gap = 0, sand = 0, lob = 0] = centres(GAP_WEDGE)
    .slice(3)
    .map(([x]) => x)
  expect(gap - pitching).toBe(sand - gap)
  expect((lob - sand) / (sand - gap)).toBeCloseTo(4 / 6, 5)
})

it('the club enters the sand as far behind the ball as is written, measured by the ball of 1.68 inches', () => {
  const [ballRadius = 0] = radii(BUNKER)
  const inch = (2 * ballRadius) / 1.68
  const [[ballX] = [0]] = centres(BUNKER)
  const [entryX = 0] = numbers(
    BUNKER.parts.flatMap((part) => ('look' in part && part.look === 'flag' && 'line' in part ? [part.line] : []))[0] ??
      '',
  )
  expect((ballX - ballRadius - entryX) / inch).toBeCloseTo(1.5, 1)
  expect(BUNKER.parts).toContainEqual(expect.objectContaining({ words: '1½ in' }))
})

it('each gap of the picture of gaps earns its word: under 5, over 20 and between, to one scale', () => {
  const across = centres(GAPPING).map(([x]) => x)
  const gaps = across.slice(1).map((x, index) => x - (across[index] ?? 0))
  const yardsPerUnit = 12 / (gaps[2] ?? 1)
  expect((gaps[0] ?? 0) * yardsPerUnit).toBeLessThan(5)
  expect((gaps[1] ?? 0) * yardsPerUnit).toBeGreaterThan(20)
})

it('a softer shaft bends more under the same weight', () => {
  const drops = lines(SHAFTS)
    .filter((path) => path.includes('C'))
    .map((path) => numbers(path).at(-1) ?? 0)
  expect(drops).toHaveLength(5)
  expect(drops).toEqual(drops.toSorted((one, other) => one - other))
})
