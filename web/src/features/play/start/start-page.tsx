import { useEffect, useMemo, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { unpackCourse } from '@bagwise/golf/course/pack-course'
import { factOf } from '@bagwise/golf/facts'
import type { KeptCourse } from '#data/courses/course-rows.ts'
import { useKeptCourses } from '#data/courses/use-courses.ts'
import { noteGoingOn } from '#features/play/round-going-on.ts'
import { startRoundPosition } from '#data/play/use-round-position.ts'
import { useOwnCourses } from '#data/use-own-courses.ts'
import { useShotMemory } from '#data/use-shot-memory.ts'
import { useWeather } from '#data/use-weather.ts'
import { roundPath } from '#features/play/play-address.ts'
import { title } from '#features/play/play.copy.ts'
import { roundCard } from '#features/play/round-card.ts'
import { randomId } from '#http/ids.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { sessionDrafts } from '#storage/session-drafts.ts'
import type { PlayedRoundsState } from '#sync/policies/played-rounds.ts'
import { keepRound } from '#features/play/keep-round.ts'
import { play } from '#sync/played/play.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { BeforeTee } from './before-tee.tsx'
import { CardFields } from './card-fields.tsx'
import { CourseFields } from './course-fields.tsx'
import { courseOptions } from './course-options.ts'
import { freezeCard } from './freeze-card.ts'
import { HoleFields } from './hole-fields.tsx'
import { RuleFields } from './rule-fields.tsx'
import { isRating, newRound, ratingOf } from './round-plan.ts'
import { firstPlan, linesOf, parseStartPlan, withCourse, withLoop, withTees, withTypedTees } from './start-plan.ts'
import type { StartPlan } from './start-plan.ts'
import * as copy from './start.copy.ts'
import styles from './start.module.css'
import { TeeFields } from './tee-fields.tsx'
import { useNearPlace } from './use-near-place.ts'

type StartPageProps = {
  readonly profile: Profile
  readonly played: PlayedRoundsState
}

type StartFormProps = StartPageProps & {
  /** On this device. */
  readonly courses: readonly KeptCourse[]
}

/** From Play to the first tee: everything is filled in as it was the last time. */
export function StartPage({ profile, played }: StartPageProps) {
  const open = played.rounds.find(({ round }) => round.state === 'playing')
  const { courses, isLoading } = useKeptCourses(profile.id)
  return (
    <>
      <PageHead title={title} />
      {open ? (
        <AlreadyOpen id={open.round.id} />
      ) : isLoading ? (
        // An answer given before the courses are there would settle on “Another course”.
        <div aria-busy="true" className="h-110 rounded-sheet bg-sunk" />
      ) : (
        <StartForm {...{ profile, played, courses }} />
      )}
    </>
  )
}

function AlreadyOpen({ id }: { readonly id: string }) {
  return (
    <Sheet title={copy.openTitle} className="grid gap-3">
      <p>{copy.openLine}</p>
      <Link to={roundPath(id)} className={buttonClass('ink', 'justify-self-start')}>
        {copy.continueIt}
      </Link>
      <Button look="line" className="justify-self-start" onClick={() => keepRound(id, { state: 'left' })}>
        {copy.leaveIt}
      </Button>
    </Sheet>
  )
}

function StartForm({ profile, played, courses }: StartFormProps) {
  const navigate = useNavigate()
  const at = useNearPlace()
  const own = useOwnCourses()
  const memory = useShotMemory(profile)
  const weather = useWeather()
  const maps = useMemo(
    () => [...courses.map(({ packed }) => packed), ...own.courses.map(({ course }) => course)].map(unpackCourse),
    [courses, own.courses],
  )
  const options = useMemo(() => courseOptions({ rounds: played.rounds, maps, at }), [played.rounds, maps, at])
  const draft = { wizard: 'start-round', golfer: profile.id }
  const [said, setSaid] = useState(() => parseStartPlan(sessionDrafts.read(draft)))
  const [isChecked, setIsChecked] = useState(false)
  const [isStarting, setIsStarting] = useState(false)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const [today] = useState(() => calendarDay(new Date()))
  useEffect(() => {
    if (said) sessionDrafts.keep({ wizard: 'start-round', golfer: profile.id }, said)
  }, [said, profile.id])

  const plan = said ?? firstPlan(options)
  const option = options.find(({ key }) => key === plan.courseKey)
  const change = (changes: Partial<StartPlan>) => setSaid({ ...plan, ...changes })
  const rating = ratingOf(plan)
  const handicap = factOf(profile, 'handicap')?.value ?? null
  const lines = linesOf(plan, option)
  const rows = newRound(plan, {
    id: UNSAID,
    date: today,
    lines,
    rating: isRating(rating) ? rating : null,
    handicap,
  })

  async function start(): Promise<void> {
    setIsChecked(true)
    if (plan.course.trim() === '' || (rating !== null && !isRating(rating))) return setTries((count) => count + 1)
    const id = randomId()
    setIsStarting(true)
    // Where no device may be used none is asked.
    if (plan.rules !== 'no-devices') startRoundPosition({ golfer: profile.id, round: { ...rows.round, id } })
    const kept = await play.start(
      { ...rows.round, id, date: calendarDay(new Date()) },
      rows.holes.map((hole) => ({ ...hole, round: id })),
    )
    freezeCard({ golfer: profile.id, round: { ...rows.round, id }, profile, memory, weather })
    noteGoingOn(id)
    if (kept === 'not-kept-yet') notify('alert', copy.notKept)
    sessionDrafts.discard(draft)
    await navigate(roundPath(id), { replace: true })
  }

  return (
    <form
      ref={form}
      noValidate
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault()
        start().catch((error: unknown) => {
          console.error('The round could not be started', error)
          setIsStarting(false)
          notify('alert', copy.notStarted)
        })
      }}
    >
      <div className={styles.column}>
        <CourseFields
          plan={plan}
          options={options}
          isFaulty={isChecked && plan.course.trim() === ''}
          onCourse={(chosen) => setSaid(withCourse(plan, chosen))}
          onName={(course) => change({ course })}
        />
        <HoleFields
          plan={plan}
          onLoop={(loop) => setSaid(withLoop(plan, loop, option))}
          onStart={(startHole) => change({ startHole })}
        />
        <TeeFields
          plan={plan}
          tees={option?.tees ?? []}
          isChecked={isChecked}
          onTees={(name) => setSaid(withTees(plan, name, option))}
          onName={(name) => setSaid(withTypedTees(plan, name, option))}
          onChange={change}
        />
      </div>
      <div className={styles.column}>
        <CardFields
          key={`${plan.courseKey} ${plan.tees} ${plan.loop} ${plan.startHole}`}
          lines={lines}
          units={profile.preferredUnits}
          onChange={(hole, changed) =>
            change({ typed: { ...plan.typed, [hole]: { ...plan.typed[hole], ...changed } } })
          }
        />
        <RuleFields plan={plan} hasRating={isRating(rating)} onChange={change} />
        <BeforeTee card={roundCard(rows)} hasRating={isRating(rating)} hasHandicap={handicap !== null} />
        <p className="text-sm text-ink-2">{copy.whyPosition}</p>
        <div className={styles.start}>
          <Button type="submit" isBusy={isStarting} busyLabel={copy.starting} className="w-full">
            {copy.start}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** Until it is started a round has no id. */
const UNSAID = ''
