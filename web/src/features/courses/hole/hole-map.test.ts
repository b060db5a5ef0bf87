import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { placesOfRing } from '@bagwise/golf/course/areas'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { planeAt, yardsBetween } from '@bagwise/golf/course/plane'
import { teeOf } from '@bagwise/golf/course/tee-sets'
import type { Patch } from '@bagwise/golf/shot-advice/ground/ground'
import { adviseHole } from '@bagwise/golf/shot-advice/ground/hole-shot'
import { lineHazards } from '@bagwise/golf/shot-advice/ground/line-hazards'
import { groundLayers } from '#charts/hole/ground-layers.ts'
import { HoleDrawing } from '#charts/hole/hole-drawing.tsx'
import { holeFrame } from '#charts/hole/hole-frame.ts'
import { courseOfDrawn, groundFromTee, holeNumbered, markupOf, wordsOf } from '#testing/shown-map.ts'
import { ADVISED_BAG } from '../../../../../golf/reference/advised-bag.ts'
import { MIDDLE, box } from '../../../../../golf/reference/drawn-map.ts'
import type { Drawn } from '../../../../../golf/reference/drawn-map.ts'
import { AnswerStrip } from './answer-strip.tsx'
import { HoleBar } from './hole-bar.tsx'
import { HoleFoot } from './hole-foot.tsx'
import { HoleNumbers } from './hole-numbers.tsx'
import { NEW_PLAY } from '#courses/hole-play.ts'
import * as copy from '#courses/hole.copy.ts'
import { shownHole } from '#courses/shown-hole.ts'

type Corners = readonly (readonly [number, number])[]
type Tags = Readonly<Record<string, string>>

/** Within 0.2 yards: on the phone a corner is so near to where it was drawn. */
const DIGITS = 0.4
const about = (yards: number): number => expect.closeTo(yards, DIGITS)

const holeLine = (ref: string, ...line: Corners): Drawn => ({ tags: { golf: 'hole', ref }, line })
const HOLE = holeLine('1', [0, 0], [0, 380])
const GREEN: Drawn = { tags: { golf: 'green' }, area: box(0, 380, 12, 14) }
const FAIRWAY: Drawn = { tags: { golf: 'fairway' }, area: box(0, 200, 18, 140) }
const TEE: Drawn = { tags: { golf: 'tee' }, area: box(0, 0, 5, 5) }
const GROUND = [HOLE, GREEN, FAIRWAY, TEE]
const area = (tags: Tags, y: number): Drawn => ({ tags, area: box(0, y, 20, 4) })

function onBar(course: Course, hole: CourseHole): string {
  const { tee } = groundFromTee(course, hole)
  return wordsOf(createElement(HoleBar, { course, hole, tee, units: 'yards', numbers: {}, onChoose: () => {} }))
}

/** What stands below the drawing from the tee: the advice, the table and what is assumed or unknown. */
function belowDrawing(course: Course, hole: CourseHole) {
  const { tee, ground } = groundFromTee(course, hole)
  const shown = shownHole({ course, hole, ground, tee, play: NEW_PLAY, isOutlineOut: true })
  const shot = { ball: shown.ball, lie: shown.lie, pin: 'middle' } as const
  const advised = adviseHole(ADVISED_BAG, { handicap: 15 }, { course, hole, shot })
  if ('problem' in advised) throw new Error(`There is no advice: ${advised.problem}`)
  const none = () => {}
  const [units, isTournament] = ['yards', false] as const
  const hazards = lineHazards(ground)
  const strip = createElement(AnswerStrip, {
    advised,
    choice: advised.recommended,
    problem: undefined,
    isLate: false,
    isTournament,
    isBagEmpty: false,
    clubs: ADVISED_BAG,
    likely: undefined,
    pinYards: shown.pinYards,
    units,
    play: NEW_PLAY,
    onClub: none,
    onBest: none,
  })
  const whose = 'a typical golfer’s'
  const sentence = { title: 'Hole 1', green: shown.green, units, club: '5-Wood', hazardCount: hazards.length } as const
  return {
    ground,
    advised,
    advice: wordsOf(strip),
    heard: copy.sentence(sentence),
    numbers: wordsOf(createElement(HoleNumbers, { shown, hazards, units })),
    foot: wordsOf(
      createElement(HoleFoot, {
        ground,
        hole,
        weather: undefined,
        units,
        isTournament,
        heightFeet: null,
        whose,
        isOutlineOut: undefined,
        onOutline: none,
      }),
    ),
  }
}

const yardsFrom = (patch: Patch | undefined) => {
  const { near = Number.NaN, far = Number.NaN } = patch?.box ?? {}
  return far - near
}

describe('what a map says of a hole', () => {
  it('HOL-08 gives a tee to the nearest first stretch within 25 yards, 60 with its number, the longest first; without any the line’s start is the tee, and said so', async () => {
    const tee = (name: string, x: number, y: number, tags: Tags = {}): Drawn => ({
      tags: { golf: 'tee', tee: name, ...tags },
      point: [x, y],
    })
    const course = await courseOfDrawn(
      holeLine('1', [0, 0], [0, 380]),
      holeLine('2', [60, 0], [60, 380]),
      holeLine('3', [400, 0], [400, 380]),
      tee('forward', 2, 60),
      tee('middle', 24.9, 0),
      tee('back', 1, -35),
      tee('nearer to 2', 35.1, 5),
      tee('of 1 by number', -59.5, 10, { ref: '1' }),
      tee('of nobody by place', -25.5, 0),
      tee('of nobody by number', -60.5, 0, { ref: '1' }),
      tee('beside the fairway', 0, 200),
      tee('of 2 by number', 4, 0, { ref: '2' }),
    )
    const teesOf = (number: number) => holeNumbered(course, number).tees.map(({ colour }) => colour)
    expect(teesOf(1)).toEqual(['back', 'middle', 'of 1 by number', 'forward'])
    expect(teesOf(2)).toEqual(['of 2 by number', 'nearer to 2'])
    expect(teesOf(3)).toEqual([])

    const bare = holeNumbered(course, 3)
    expect(teeOf(bare)).toEqual({ at: bare.line[0], tee: undefined })
    expect(onBar(course, bare)).toContain('Probably par 4 · 380 yd · place of the tees not mapped')
    for (const number of [1, 2]) expect(onBar(course, holeNumbered(course, number))).not.toContain('not mapped')
  })

  it('HOL-09 is yellow and red water by its golf tags, red and assumed for other water, a red strip 3 yards wide for a stream, and said so', async () => {
    const known = await courseOfDrawn(
      ...GROUND,
      area({ golf: 'water_hazard', natural: 'water' }, 100),
      area({ golf: 'lateral_water_hazard' }, 150),
    )
    const seen = belowDrawing(known, holeNumbered(known, 1))
    const waters = (patches: readonly Patch[]) =>
      patches
        .filter(({ cover }) => cover === 'water' || cover === 'water-red')
        .toSorted((one, other) => one.box.near - other.box.near)
    expect(waters(seen.ground.patches).map(({ cover, isAssumed }) => [cover, isAssumed])).toEqual([
      ['water', undefined],
      ['water-red', undefined],
    ])
    expect(seen.numbers).toMatch(/1\. Water 96 104 2\. Water 146 154/)
    expect(seen.foot).not.toContain('Assumed')

    const others: readonly Tags[] = [
      { natural: 'water' },
      { water: 'pond' },
      { landuse: 'reservoir' },
      { waterway: 'riverbank' },
      { golf: 'pond', natural: 'water' },
    ]
    for (const tags of others) {
      const course = await courseOfDrawn(...GROUND, area(tags, 100))
      const { ground, numbers, foot } = belowDrawing(course, holeNumbered(course, 1))
      expect(waters(ground.patches)).toMatchObject([{ cover: 'water-red', isAssumed: true }])
      expect(numbers).toContain('1. Water (assumed) 96 104')
      expect(foot).toContain('Assumed, dashed in the picture: water without a golf tag, as red.')
    }

    const across: Corners = [
      [-90, 100],
      [90, 100],
    ]
    const around: Corners = [...box(0, 130, 60, 30), [-60, 100]]
    for (const line of [across, around]) {
      const course = await courseOfDrawn(...GROUND, { tags: { waterway: 'stream' }, line })
      const { ground, foot } = belowDrawing(course, holeNumbered(course, 1))
      expect(waters(ground.patches)).toMatchObject([{ cover: 'water-red', isAssumed: true, isStream: true }])
      const [first] = lineHazards(ground)
      expect([first?.reachYards, first?.coverYards]).toEqual(
        line === across ? [about(98.5), about(101.5)] : [about(98.5), about(161.5)],
      )
      expect(foot).toContain('Assumed, dashed in the picture: streams, as strips 3 yd wide, as red.')
    }
    const course = await courseOfDrawn(...GROUND, { tags: { waterway: 'ditch' }, line: across })
    expect(yardsFrom(waters(belowDrawing(course, holeNumbered(course, 1)).ground.patches)[0])).toBeCloseTo(3, DIGITS)
    // The color is the map's, the width is not.
    const tagged = { golf: 'lateral_water_hazard', waterway: 'stream' }
    const burn = await courseOfDrawn(...GROUND, { tags: tagged, line: across })
    expect(belowDrawing(burn, holeNumbered(burn, 1)).foot).toContain('streams, as strips 3 yd wide, as red.')
  })

  it('HOL-13 names what it has nowhere, has none where it has some elsewhere, and with unknown water or out of bounds the advice says so and never that there is none', async () => {
    const bare = await courseOfDrawn(...GROUND)
    const unsaid = belowDrawing(bare, holeNumbered(bare, 1))
    expect(unsaid.ground.unknown).toEqual(['bunker', 'water', 'trees', 'out'])
    expect(unsaid.advised.unknown).toEqual(unsaid.ground.unknown)
    expect(unsaid.advice).toContain('Water and out of bounds are not mapped here. There may be some.')
    expect(unsaid.foot).toContain('Bunkers and trees are not mapped here. There may be some.')
    const isDenied =
      /\b(no|none|nothing|without|free of|clear of|0)\b[^.]{0,30}(water|out of bounds|boundary|hazard|penalt|trouble)/i
    for (const words of [unsaid.advice, unsaid.heard, unsaid.numbers, unsaid.foot]) {
      expect(words).not.toMatch(isDenied)
    }
    expect(unsaid.advice).not.toContain('Bunkers')

    // Each is on the course, far from this hole.
    const other = holeLine('2', [450, 0], [450, 380])
    const elsewhere = (tags: Tags, index: number): Drawn => ({ tags, area: box(600, 100 * index, 10, 10) })
    const course = await courseOfDrawn(
      ...GROUND,
      other,
      ...[{ golf: 'water_hazard' }, { natural: 'wood' }, { golf: 'out_of_bounds' }].map(elsewhere),
    )
    const { ground, advice, foot } = belowDrawing(course, holeNumbered(course, 1))
    expect(ground.unknown).toEqual(['bunker'])
    expect(ground.patches.filter(({ cover }) => ['water', 'water-red', 'trees', 'out'].includes(cover))).toEqual([])
    expect(foot).toContain('Bunkers are not mapped here. There may be some.')
    for (const words of [advice, foot]) expect(words).not.toMatch(/(water|trees|out of bounds)[^.]*not mapped/i)
    const dry = await courseOfDrawn(...GROUND, other, elsewhere({ golf: 'out_of_bounds' }, 0))
    expect(belowDrawing(dry, holeNumbered(dry, 1)).advice).toContain('Water is not mapped here. There may be some.')
  })

  it('HOL-14 is filled up with a fairway 32 yards wide to 20 yards short of the green, and a typical green at the line’s end, both dashed and named', async () => {
    const bend: Corners = [
      [0, 0],
      [0, 200],
      [150, 350],
    ]
    const deep: Drawn = { tags: { golf: 'green' }, area: box(150, 350, 20, 20) }
    for (const drawn of [[TEE], [TEE, deep]]) {
      const course = await courseOfDrawn(holeLine('1', ...bend), ...drawn)
      const hole = holeNumbered(course, 1)
      const { ground, tee } = groundFromTee(course, hole)
      const hasGreen = drawn.includes(deep)
      const own = ground.patches.filter(({ cover, isAssumed }) => isAssumed === true && cover !== 'fringe')
      const names = own.map(({ cover }) => cover)
      expect(new Set(names)).toEqual(new Set(hasGreen ? ['fairway'] : ['fairway', 'green']))

      // A part for each part of the way, in the plane of the map.
      const { to } = planeAt(MIDDLE)
      const onMap = (patch: Patch) =>
        patch.rings.flatMap(placesOfRing).map((place) => to(ground.plane.from(ground.turn.from(place))))
      const parts = own.filter(({ cover }) => cover === 'fairway').map(onMap)
      expect(parts).toHaveLength(2)
      for (const [left, right] of parts) expect(left && right && yardsBetween(left, right)).toBeCloseTo(32, DIGITS)
      const [first = [], second = []] = parts
      expect([first[0], first[1]]).toEqual([
        { x: about(-16), y: about(to(tee).y) },
        { x: about(16), y: about(to(tee).y) },
      ])
      const [, , endRight, endLeft] = second
      const end = { x: ((endRight?.x ?? 0) + (endLeft?.x ?? 0)) / 2, y: ((endRight?.y ?? 0) + (endLeft?.y ?? 0)) / 2 }
      const depthYards = hasGreen ? 20 * Math.SQRT2 : 15
      expect(yardsBetween(end, { x: 150, y: 350 })).toBeCloseTo(depthYards + 20, DIGITS)

      // The usual size, its depth along the end of the line.
      for (const green of own.filter(({ cover }) => cover === 'green')) {
        const along = onMap(green).map(({ x, y }) => (x - 150 + y - 350) / Math.SQRT2)
        const aside = onMap(green).map(({ x, y }) => (x - 150 - (y - 350)) / Math.SQRT2)
        expect([Math.min(...along), Math.max(...along)]).toEqual([about(-15), about(15)])
        expect([Math.min(...aside), Math.max(...aside)]).toEqual([about(-12), about(12)])
      }

      const size = { widthPx: 390, heightPx: 563 } as const
      const markup = markupOf(createElement(HoleDrawing, { ...size, ground, sentence: 'A hole', units: 'yards' }))
      const layers = groundLayers(ground, holeFrame(ground, {}, { ...size, view: 'hole' }))
      const isDashed = (kind: string) => {
        const paths = layers.filter((layer) => layer.kind === kind && layer.isAssumed).map(({ path }) => path)
        return paths.some((path) => new RegExp(`<path d="${path}"[^>]*stroke-dasharray`).test(markup))
      }
      expect([isDashed('fairway'), isDashed('green')]).toEqual([true, !hasGreen])
      expect(belowDrawing(course, hole).foot).toContain(
        `Assumed, dashed in the picture: ${hasGreen ? 'the fairway' : 'the green and the fairway'}.`,
      )
    }
  })
})
