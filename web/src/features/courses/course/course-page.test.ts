import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { Course } from '@bagwise/golf/course/course'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { HoleBar } from '#features/courses/hole/hole-bar.tsx'
import { courseOfDrawn, courseOfFile, holeNumbered, openedCourse, wordsOf } from '#testing/shown-map.ts'
import { box, drawnItems } from '../../../../../golf/reference/drawn-map.ts'
import type { Drawn } from '../../../../../golf/reference/drawn-map.ts'
import { geoJsonOf, osmXmlOf, overpassOf } from '../../../../../golf/reference/map-texts.ts'
import { CoursePage } from './course-page.tsx'

const PROFILE = projectProfile(NEW_GOLFER)
const OUTLINE: Drawn = { tags: { leisure: 'golf_course', name: 'Old Meadow' }, area: box(0, 200, 900, 700) }

type Polygon = { readonly type: string; readonly coordinates: readonly (readonly unknown[])[] }

function holeOf(ref: number, lengthYards: number, tags: Readonly<Record<string, string>> = {}): Drawn {
  const x = 60 * ref
  return {
    tags: { golf: 'hole', ref: String(ref), ...tags },
    line: [
      [x, 0],
      [x, lengthYards],
    ],
  }
}

const onPage = (course: Course) =>
  wordsOf(createElement(CoursePage, { course, open: openedCourse(course), profile: PROFILE, onChoose: () => {} }))

function onHole(course: Course, number: number): string {
  const hole = holeNumbered(course, number)
  const [tee] = hole.line
  if (!tee) throw new Error('The hole has a line')
  return wordsOf(createElement(HoleBar, { course, hole, tee, units: 'yards', numbers: {}, onChoose: () => {} }))
}

describe('what is read of a course', () => {
  it('HOL-05 is par from 3 to 6 and a stroke index from 1 to 18; all else is unknown, and a par guessed by length says so', async () => {
    const course = await courseOfDrawn(
      OUTLINE,
      ...[3, 4, 5, 6].map((par) => holeOf(par, 380, { par: String(par), handicap: String(3 * par) })),
      holeOf(7, 380, { par: '7', handicap: '1' }),
      holeOf(8, 180, { par: '9', handicap: '18' }),
      holeOf(9, 520, { par: '2', handicap: '0' }),
      holeOf(10, 720, { handicap: '40' }),
      holeOf(11, 380, { par: '4.5', handicap: '19' }),
    )
    expect(course.holes.map(({ number, par, handicap }) => [number, par, handicap])).toEqual([
      [3, 3, 9],
      [4, 4, 12],
      [5, 5, 15],
      [6, 6, 18],
      [7, undefined, 1],
      [8, undefined, 18],
      [9, undefined, undefined],
      [10, undefined, undefined],
      [11, undefined, undefined],
    ])
    for (const par of [3, 4, 5, 6]) {
      expect(onHole(course, par)).toContain(`Par ${par} · 380 yd · Index ${3 * par}`)
      expect(onPage(course)).toContain(`Hole ${par}, Par ${par}, 380 yards`)
    }
    const guesses = [
      [7, 4, 380],
      [8, 3, 180],
      [9, 5, 520],
      [10, 6, 720],
      [11, 4, 380],
    ] as const
    for (const [number, guess, yards] of guesses) {
      expect(onHole(course, number)).toContain(`Probably par ${guess} · ${yards} yd`)
      expect(onPage(course)).toContain(`Hole ${number}, Probably par ${guess}, ${yards} yards`)
      expect(onHole(course, number)).not.toMatch(/\bPar \d/)
    }
    // Nor is a guess counted into the course's par, or an index made up.
    expect(onPage(course)).not.toMatch(/Par \d+ ·/)
    for (const number of [9, 10, 11]) expect(onHole(course, number)).not.toContain('Index')
  })

  it('HOL-20 is all but the thing with a missing node, an open ring or a coordinate that is no place, and how many those are', async () => {
    const pond: Drawn = { tags: { golf: 'water_hazard' }, areas: [box(200, 200, 40, 30), box(200, 200, 8, 8)] }
    const items = drawnItems([
      OUTLINE,
      holeOf(1, 380),
      { tags: { golf: 'green' }, area: box(60, 380, 12, 14) },
      { tags: { golf: 'bunker' }, area: box(90, 370, 4, 4) },
      { ...pond, id: 'relation/5' },
    ])
    const whole = ['green', 'bunker', 'water']
    const texts = {
      xml: osmXmlOf(items),
      geom: overpassOf(items, 'geom'),
      body: overpassOf(items, 'body'),
      geoJson: geoJsonOf(items),
    }
    for (const text of Object.values(texts)) {
      const course = await courseOfFile(text)
      expect(course.shapes.map(({ kind }) => kind).toSorted()).toEqual(whole.toSorted())
      expect(onPage(course)).not.toContain('could not be read')
    }

    /** Without that, and nothing else. */
    const expectLost = async (text: string, lost: string, count = 1) => {
      const course = await courseOfFile(text)
      expect(course.holes.map(({ number, green }) => [number, typeof green])).toEqual([[1, 'string']])
      expect(course.shapes.map(({ kind }) => kind).toSorted()).toEqual(whole.filter((kind) => kind !== lost).toSorted())
      expect(onPage(course)).toContain(count === 1 ? '1 thing could not be read' : `${count} things could not be read`)
    }
    const corner = /<way id="4">\s*<nd ref="(\d+)"/.exec(texts.xml)?.[1] ?? ''
    const node = new RegExp(`<node id="${corner}" lat="([^"]*)" lon="([^"]*)"`)
    const [drawnNode = '', latitude = '', longitude = ''] = node.exec(texts.xml) ?? []
    await expectLost(texts.xml.replace(new RegExp(`${drawnNode}[^>]*>\\s*</node>`), ''), 'bunker')
    const { elements, ...head } = JSON.parse(texts.body)
    const kept = elements.filter(({ id }: { readonly id: number }) => String(id) !== corner)
    await expectLost(JSON.stringify({ ...head, elements: kept }), 'bunker')
    for (const bad of ['90.001', '-91', 'NaN', '1e999']) {
      await expectLost(texts.xml.replace(drawnNode, drawnNode.replace(latitude, bad)), 'bunker')
    }
    for (const bad of ['180.001', '-181', 'NaN', '1e999']) {
      await expectLost(texts.xml.replace(drawnNode, drawnNode.replace(longitude, bad)), 'bunker')
    }
    const bunkerAs = (ring: (corners: readonly unknown[]) => readonly unknown[]) => {
      const { features, ...file } = JSON.parse(texts.geoJson)
      const changed = features.map((feature: { readonly id: string; readonly geometry: Polygon }) => {
        const { type, coordinates } = feature.geometry
        return feature.id === 'way/4' ? { ...feature, geometry: { type, coordinates: coordinates.map(ring) } } : feature
      })
      return JSON.stringify({ ...file, features: changed })
    }
    const cornered = bunkerAs((corners) => ['a corner', ...corners.slice(1, -1), 'a corner'])
    await expectLost(cornered, 'bunker')
    for (const bad of ['[181,50]', '[8,1e999]', '[8,-90.5]', '[null,50]', '["8",50]']) {
      await expectLost(cornered.replaceAll('"a corner"', bad), 'bunker')
    }
    for (const bad of ['181', '1e999', 'null']) {
      const place = `{"lat":${latitude},"lon":${longitude}}`
      await expectLost(texts.geom.replaceAll(place, `{"lat":50,"lon":${bad}}`), 'bunker')
    }

    // The last corner of a ring is not there, or the part of it that would close it.
    await expectLost(
      bunkerAs((corners) => corners.slice(0, -1)),
      'bunker',
    )
    const members = /(<relation id="5">)([\s\S]*?)(<tag)/
    const [, , all = ''] = members.exec(texts.xml) ?? []
    const [outer = '', , inner = ''] = all.match(/<member[^>]*>/g) ?? []
    await expectLost(texts.xml.replace(all, outer), 'water')
    // Of two rings one is left: the pond without its island.
    await expectLost(texts.xml.replace(inner, ''), 'nothing')
    const [, , ...island] = all.matchAll(/ref="(\d+)"/g)
    const withoutIsland = island.reduce(
      (text, [, way = '']) => text.replace(new RegExp(`<way id="${way}">[\\s\\S]*?</way>`), ''),
      texts.xml,
    )
    await expectLost(withoutIsland, 'nothing')
    const two = texts.xml.replace(inner, '').replace(drawnNode, drawnNode.replace(latitude, 'NaN'))
    await expectLost(two, 'bunker', 2)
  })
})
