import { createElement } from 'react'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { packCourse, unpackCourse } from '@bagwise/golf/course/pack-course'
import { usualTee } from '@bagwise/golf/course/tee-sets'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { readCourses } from '#worker/read-courses.ts'
import { drawnItems } from '../../../golf/reference/drawn-map.ts'
import type { Drawn } from '../../../golf/reference/drawn-map.ts'
import { osmXmlOf } from '../../../golf/reference/map-texts.ts'

/** The course of a map file, as the phone keeps it. */
export async function courseOfFile(text: string): Promise<Course> {
  const read = await readCourses(new Blob([text]))
  const [first] = 'problem' in read ? [] : read.courses
  if (!first) throw new Error('The file has no course')
  return unpackCourse(first.packed)
}

export async function courseOfDrawn(...drawn: readonly Drawn[]): Promise<Course> {
  return courseOfFile(osmXmlOf(drawnItems(drawn)))
}

export function holeNumbered({ holes }: Course, number: number): CourseHole {
  const hole = holes.find((one) => one.number === number)
  if (!hole) throw new Error(`The course has no hole ${number}`)
  return hole
}

/** A hole's ground from its tee. */
export function groundFromTee(course: Course, hole: CourseHole, isOutlineOut = true) {
  const tee = usualTee(hole)?.at ?? hole.line[0]
  if (!tee) throw new Error('The hole begins nowhere')
  return { tee, ground: holeGround(course, hole, { ball: tee, isOutlineOut }) }
}

/** A course that is open on the phone. */
export function openedCourse(course: Course) {
  return { packed: packCourse(course), choices: {}, from: 'file', isStale: false, isKept: true } as const
}

export function markupOf(element: ReactElement): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, element))
}

/** What is seen and heard of an element. */
export function wordsOf(element: ReactElement): string {
  return markupOf(element)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
