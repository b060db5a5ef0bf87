import { Link } from 'react-router'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { holeAddress, holeAfter } from '@bagwise/golf/course/hole-address'
import type { LatLon } from '@bagwise/golf/course/plane'
import { yardsFromTee } from '@bagwise/golf/course/tee-sets'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { CourseChoices } from '#data/courses/course-rows.ts'
import { coursePath, holePath } from '#courses/course-address.ts'
import * as courses from '#courses/courses.copy.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { Icon } from '#ui/icon.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import * as copy from '#courses/hole.copy.ts'
import styles from './hole.module.css'

type HoleBarProps = {
  readonly course: Course
  readonly hole: CourseHole
  readonly tee: LatLon
  readonly units: PreferredUnits
  readonly numbers: Readonly<Record<string, number>>
  readonly onChoose: (choices: CourseChoices) => void
}

/** Which hole, how long from the tee, and the ones beside it. A hole that the map has no number for is numbered here. */
export function HoleBar({ course, hole, tee, units, numbers, onChoose }: HoleBarProps) {
  const title = courses.holeTitle(hole)
  usePageTitle(`${title}, ${courses.courseName(course.name)}`)
  const yards = yardsFromTee(hole, { at: tee })
  const isOursToNumber = hole.number === undefined || numbers[hole.id] !== undefined
  const facts = [
    courses.parText({ par: hole.par, yards }),
    `${shownDistance(yards, units)} ${unitShort(units)}`,
    ...(hole.handicap === undefined ? [] : [`Index ${hole.handicap}`]),
  ]
  return (
    <header className={styles.bar}>
      <Neighbour course={course} hole={hole} step={-1} />
      <div className={styles.barMiddle}>
        <p className="text-sm">
          <Link to={coursePath(course.id)} className="inline-flex min-h-12 min-w-11 items-end">
            {courses.courseName(course.name)}
          </Link>
        </p>
        <h1 tabIndex={-1} className={styles.barTitle}>
          {title}
        </h1>
        <p className="text-sm text-ink-2">
          {facts.join(' · ')}
          {hole.tees.length === 0 && <span>{` · ${copy.noTees}`}</span>}
        </p>
        {isOursToNumber && (
          <label className="mt-1 flex flex-wrap items-center gap-2 text-sm">
            {copy.numberIt}
            <select
              className="min-h-11 rounded-control border border-edge bg-sheet px-2 text-base"
              value={numbers[hole.id] ?? ''}
              onChange={({ target }) => onChoose({ numbers: withNumber(numbers, hole.id, target.value) })}
            >
              <option value="">{copy.noNumber}</option>
              {NUMBERS.map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <Neighbour course={course} hole={hole} step={1} />
    </header>
  )
}

const MOST_HOLES = 36
const NUMBERS = Array.from({ length: MOST_HOLES }, (_, index) => index + 1)

function withNumber(numbers: Readonly<Record<string, number>>, id: string, chosen: string) {
  const { [id]: _before, ...others } = numbers
  return chosen === '' ? others : { ...others, [id]: Number(chosen) }
}

type NeighbourProps = { readonly course: Course; readonly hole: CourseHole; readonly step: 1 | -1 }

function Neighbour({ course, hole, step }: NeighbourProps) {
  const other = holeAfter(course, hole, step)
  if (!other) return <span className={styles.neighbour} />
  return (
    <Link
      to={holePath(course.id, holeAddress(course, other))}
      aria-label={`${step === 1 ? copy.next : copy.previous}: ${courses.holeTitle(other)}`}
      className={styles.neighbour}
    >
      <Icon name="down" className={`size-7 ${step === 1 ? '-rotate-90' : 'rotate-90'}`} />
    </Link>
  )
}
