import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { Paper } from '@bagwise/golf/book/paper'
import { packCourse } from '@bagwise/golf/course/pack-course'
import type { Course } from '@bagwise/golf/course/course'
import { MAP_TEES, teeSets } from '@bagwise/golf/course/tee-sets'
import type { CourseChoices } from '#data/courses/course-rows.ts'
import type { OpenCourse } from '#data/courses/use-courses.ts'
import { useLearnedShots } from '#data/use-shot-memory.ts'
import { useWeather } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { HandNote } from '#profile-parts/hand-note.tsx'
import { momentText } from '#quantities/day-text.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { buttonClass } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { coursePath } from '#courses/course-address.ts'
import { Attribution } from '#courses/attribution.tsx'
import * as courses from '#courses/courses.copy.ts'
import * as copy from './book.copy.ts'
import { BookForm } from './book-form.tsx'
import type { BookFacts, DayWeather } from './book-made.ts'
import styles from './book.module.css'
import { PrintSheet } from './print-sheet.tsx'
import { useBook } from './use-book.ts'

/** Pages are drawn when there is one. */
const BookSheets = lazyPart(async () => (await import('./book-sheets.tsx')).BookSheets)

type CourseBookProps = {
  readonly course: Course
  readonly open: OpenCourse
  readonly profile: Profile
  readonly onChoose: (choices: CourseChoices) => void
}

export function CourseBook({ course, open, profile, onChoose }: CourseBookProps) {
  const { memory, isOnItsWay } = useLearnedShots(profile)
  const bag = advisedBag(profile, memory)
  const weather = dayWeather(useWeather())
  const [paper, setPaper] = useState<Paper>('a4')
  const [isCalm, setIsCalm] = useState(false)
  const { state, make, cancel } = useBook()
  const order = state?.order
  const facts = useMemo<BookFacts | undefined>(
    () =>
      order && {
        bag: order.bag,
        weather: order.weather,
        units: order.units,
        isOwnMapping: order.isOwnMapping,
        takenOn: order.course.takenOn,
      },
    [order],
  )
  const tees = teeSets(course)
  const chosenTees = tees.find(({ key }) => key === open.choices.tees)?.key ?? MAP_TEES

  function start(): void {
    make({
      // With the numbers that the golfer gave to holes.
      course: packCourse(course),
      holeIds: course.holes.map(({ id }) => id),
      tees: chosenTees,
      isOwnMapping: open.from === 'own',
      isOutlineOut: open.choices.isOutlineIn !== true,
      bag,
      weather: isCalm ? undefined : weather,
      day: calendarDay(new Date()),
      units: profile.preferredUnits,
    })
  }

  return (
    <>
      <PageHead title={copy.title} subtitle={courses.courseName(course.name)} />
      {course.holes.length === 0 ? (
        <Sheet>
          <p>{copy.noHoles}</p>
        </Sheet>
      ) : bag.missing ? (
        <NoClubs />
      ) : (
        <div className={styles.columns}>
          <div className={`grid min-w-0 content-start gap-4 ${styles.form}`}>
            <BookForm
              tees={{ sets: tees, chosen: chosenTees, onChoose: (key) => onChoose({ tees: key }) }}
              paper={{ chosen: paper, onChoose: setPaper }}
              air={{ weather, isCalm, onChoose: setIsCalm }}
              state={state}
              isBagReady={!isOnItsWay}
              onMake={start}
              onCancel={cancel}
            />
            <HandNote />
            {state && state.pages.length > 0 && (
              <PrintSheet paper={paper} pageCount={state.pages.length} isMaking={state.step === 'making'} />
            )}
            <p>
              <Link to={coursePath(course.id)} className="inline-flex min-h-11 items-center">
                {copy.toCourse}
              </Link>
            </p>
            {open.from !== 'own' && <Attribution />}
          </div>
          {state && facts && state.pages.length > 0 && <BookSheets pages={state.pages} facts={facts} paper={paper} />}
        </div>
      )}
    </>
  )
}

/** Typical conditions are those of no day. */
function dayWeather(shown: ShownWeather | undefined): DayWeather | undefined {
  if (!shown || shown.isTypical) return undefined
  const { reading, service, heardAtMs } = shown
  return { reading, service, moment: momentText(new Date(heardAtMs), new Date()) }
}

function NoClubs() {
  return (
    <Sheet>
      <h2>{copy.noClubsTitle}</h2>
      <p className="mt-1.5 mb-4">{copy.noClubs}</p>
      <Link to="/distance-calculator" className={buttonClass('ink', 'w-full sm:w-auto')}>
        {copy.calculate}
      </Link>
    </Sheet>
  )
}
