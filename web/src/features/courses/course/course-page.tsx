import { useEffect } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { KNOWN_KINDS } from '@bagwise/golf/course/course'
import { courseFacts } from '@bagwise/golf/course/course-facts'
import { holeAddress } from '@bagwise/golf/course/hole-address'
import { MAP_TEES, teeOf, teeSets, yardsFromTee } from '@bagwise/golf/course/tee-sets'
import type { CourseChoice } from '#data/courses/course-rows.ts'
import type { OpenCourse } from '#data/courses/use-courses.ts'
import * as copy from '#courses/courses.copy.ts'
import { bookPath, holePath, mapHolePath } from '#courses/course-address.ts'
import { AboutOwnCourse } from '#features/courses/own/about-own-course.tsx'
import { nextNumber } from '#features/courses/own/next-number.ts'
import * as own from '#features/courses/own/own.copy.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import { buttonClass } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { onIdle } from '#ui/when-idle.ts'
import styles from '../courses.module.css'
import { AboutTheMap } from './about-the-map.tsx'

const MakeHole = lazyPart(
  async () => (await import('#features/courses/making.ts')).MakeHole,
  <div aria-busy="true" className="h-160 rounded-sheet bg-sunk" />,
)

/** A hole is what a golfer opens next: its code does not wait for the tap. Where it cannot come the hole says so itself. */
async function loadHoleAhead(): Promise<void> {
  try {
    await (await import('#features/courses/hole-screen.tsx')).loadHoleAhead()
  } catch (error) {
    console.warn('The page of a hole could not be loaded ahead', error)
  }
}

type CoursePageProps = {
  readonly course: Course
  readonly open: OpenCourse
  readonly profile: Profile
  readonly onChoose: (choice: CourseChoice) => void
}

export function CoursePage({ course, open, profile, onChoose }: CoursePageProps) {
  useEffect(() => onIdle(() => void loadHoleAhead()), [])
  const units = profile.preferredUnits
  const isOwn = open.from === 'own'
  const { holes: made = [] } = open.choices
  const isMaking =
    !isOwn && course.holes.every((hole) => made.includes(hole)) && course.shapes.some(({ kind }) => kind === 'green')
  const sets = teeSets(course)
  const chosen = sets.find(({ key }) => key === open.choices.tees)?.key ?? MAP_TEES
  const yardsOf = (hole: CourseHole) => yardsFromTee(hole, teeOf(hole, chosen))
  const { holeCount, parSum } = courseFacts(course)
  const totalYards = course.holes.reduce((sum, hole) => sum + yardsOf(hole), 0)
  const facts = [
    isOwn ? (holeCount === 0 ? own.noHoles : copy.holesText(holeCount)) : copy.mappedLine(courseFacts(course)),
    ...(parSum === undefined ? [] : [`Par\u00A0${parSum}`]),
    ...(holeCount === 0 ? [] : [`${numberText(shownDistance(totalYards, units))}\u00A0${unitShort(units)}`]),
  ]
  const unknown = copy.unknownLine(KNOWN_KINDS.filter((kind) => course.known[kind] === 'unknown'))
  return (
    <>
      <PageHead title={copy.courseName(course.name)} subtitle={facts.join(' · ')} />
      <div className={styles.columns}>
        <Sheet title={copy.holesTitle} className={isMaking ? '' : styles.first}>
          {holeCount === 0 ? (
            <p className="mt-2 text-ink-2">{isOwn ? own.noHolesLine : isMaking ? copy.noHoles : copy.outlineOnly}</p>
          ) : (
            <ul className={styles.holes}>
              {course.holes.map((hole) => {
                const yards = yardsOf(hole)
                const shown = shownDistance(yards, units)
                return (
                  <li key={hole.id}>
                    <Link to={holePath(course.id, holeAddress(course, hole))} className={styles.hole}>
                      <span className="sr-only">{`${copy.holeTitle(hole)}, ${copy.parText({ par: hole.par, yards })}, ${shown} ${unitWords(units)}`}</span>
                      <span aria-hidden="true" className={styles.holeNumber}>
                        {copy.holeNumber(hole)}
                      </span>
                      <span aria-hidden="true" className="text-sm">
                        {hole.par === undefined ? '' : `Par ${hole.par}`}
                      </span>
                      <span aria-hidden="true" className="font-plate text-plate-sm">
                        {shown}
                      </span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          )}
          {sets.length > 1 && (
            <div className="mt-4">
              <ChoiceRow
                legend={copy.teesLegend}
                choices={sets.map((set) => ({ value: set.key, label: copy.teeName(set) }))}
                chosen={chosen}
                onChoose={(tees) => onChoose({ tees })}
              />
            </div>
          )}
          {isOwn && (
            <Link to={mapHolePath(course.id, nextNumber(course))} className={buttonClass('ink', 'mt-4')}>
              {own.addHole}
            </Link>
          )}
          {holeCount > 0 && (
            <p className="mt-4">
              <Link to={bookPath(course.id)} className="inline-flex min-h-11 items-center font-bold">
                {copy.courseBook}
              </Link>
              <span className="block text-sm text-ink-2">{copy.courseBookLine}</span>
            </p>
          )}
          {unknown !== undefined && <p className="mt-4 text-sm text-ink-2">{unknown}</p>}
        </Sheet>
        {isMaking && <MakeHole {...{ course, units, onChoose }} choices={open.choices} />}
        {isOwn ? <AboutOwnCourse course={course} /> : <AboutTheMap course={course} open={open} />}
      </div>
    </>
  )
}
