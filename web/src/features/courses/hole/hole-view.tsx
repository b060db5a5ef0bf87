import { useMemo, useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import type { LatLon, Place } from '@bagwise/golf/course/plane'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { latLonOf } from '@bagwise/golf/shot-advice/ground/ground-places'
import { lineHazards } from '@bagwise/golf/shot-advice/ground/line-hazards'
import type { CourseChoices } from '#data/courses/course-rows.ts'
import type { OpenCourse } from '#data/courses/use-courses.ts'
import { holeTitle } from '#courses/courses.copy.ts'
import { whoseWords } from '#profile-parts/whose-shots.copy.ts'
import { whoseShots } from '#profile-parts/whose-shots.ts'
import { AfterPaint } from '#ui/after-paint.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { GreenPlate } from '#courses/green-plate.tsx'
import { HoleBar } from './hole-bar.tsx'
import { holeMarks, nearFinish } from '#courses/hole-marks.ts'
import { withBall } from '#courses/hole-play.ts'
import type { TapMode } from '#courses/hole-picture.tsx'
import * as copy from '#courses/hole.copy.ts'
import styles from './hole.module.css'
import { shownHole } from '#courses/shown-hole.ts'
import { useHoleAdvice } from '#courses/use-hole-advice.ts'
import { useHolePlay } from './use-hole-play.ts'
import { usePositionOnce } from './use-position-once.ts'

/** The distances do not wait for the drawing. */
const HolePicture = lazyPart(
  async () => (await import('#courses/hole-picture.tsx')).HolePicture,
  <div aria-busy="true" className="h-105 bg-sunk" />,
)

const AnswerStrip = lazyPart(
  async () => (await import('./hole-details.tsx')).AnswerStrip,
  <div aria-busy="true" className="h-32 rounded-sheet bg-sunk" />,
)
const LayUps = lazyPart(async () => (await import('./hole-details.tsx')).LayUps)
const BallControls = lazyPart(
  async () => (await import('./hole-details.tsx')).BallControls,
  <div aria-busy="true" className="h-56 rounded-sheet bg-sunk" />,
)
const HoleNumbers = lazyPart(async () => (await import('./hole-details.tsx')).HoleNumbers)
const HoleFoot = lazyPart(async () => (await import('./hole-details.tsx')).HoleFoot)

/** What is on every hole, for who is about to open one. */
export async function loadHoleAhead(): Promise<void> {
  await Promise.all([HolePicture, AnswerStrip, BallControls, HoleNumbers, HoleFoot].map(async (part) => part.ahead()))
}

type HoleViewProps = {
  readonly profile: Profile
  readonly course: Course
  readonly hole: CourseHole
  readonly open: OpenCourse
  readonly tee: LatLon
  readonly onChoose: (choices: CourseChoices) => void
}

/** The hole from the ball: what is how far, and unless it is a tournament the club and its line. */
export function HoleView({ profile, course, hole, open, tee, onChoose }: HoleViewProps) {
  const units = profile.preferredUnits
  const isOutlineOut = open.choices.isOutlineIn !== true
  const { play, change, isTournament, setTournament, canUndo, undo } = useHolePlay({
    golfer: profile.id,
    course: course.id,
    hole: hole.id,
  })
  const [mode, setMode] = useState<TapMode>('ball')
  const ground = useMemo(() => holeGround(course, hole, { ball: tee, isOutlineOut }), [course, hole, tee, isOutlineOut])
  const shown = useMemo(
    () => shownHole({ course, hole, ground, tee, play, isOutlineOut }),
    [course, hole, ground, tee, play, isOutlineOut],
  )
  const located = usePositionOnce(({ at, radiusYards }) => change((before) => withBall(before, at, radiusYards)))

  const isPlayed = shown.likely === undefined || !NOT_PLAYED.has(shown.likely.lie) || play.lie !== null
  const { bag, answer, isLate, reading } = useHoleAdvice({
    profile,
    shown,
    play,
    isOutlineOut,
    packed: open.packed,
    holeId: hole.id,
    isWanted: !isTournament && isPlayed,
  })
  const advised = answer !== undefined && !('problem' in answer) ? answer : undefined
  const choice = advised && (advised.aimed ?? advised.recommended)
  const hazards = choice
    ? nearFinish(choice.reach, Math.hypot(choice.finish.x, choice.finish.y))
    : lineHazards(shown.fromBall)
  const club = bag.clubs.find((one) => one.club === choice?.club)
  const whose = whoseShots(club)
  const weather = isTournament ? undefined : reading
  const marks = holeMarks({
    shown,
    units,
    choice,
    isOwnSpread: whose.whose === 'own',
    reach: hazards,
    tees: hole.tees.map(({ at }) => at),
    position: located.position && { ...located.position, isOld: located.isOld },
  })

  function tap(place: Place) {
    const at = latLonOf(ground, place)
    if (mode === 'ball') change((before) => withBall(before, at))
    else if (mode === 'aim') change((before) => ({ ...before, aim: at }))
    else change((before) => ({ ...before, pin: at, aim: null }))
  }

  return (
    <div className={styles.screen}>
      <HoleBar {...{ course, hole, tee, units, onChoose }} numbers={open.choices.numbers ?? {}} />
      <div className={styles.pictureSide}>
        <GreenPlate green={shown.green} middleYards={shown.middleYards} units={units} />
        <HolePicture
          {...{ ground, marks, units, mode, weather }}
          isOnTee={play.ball === null}
          isFromMap={open.from !== 'own'}
          sentence={copy.sentence({
            title: holeTitle(hole),
            green: shown.green,
            units,
            club: choice && copy.clubName(choice.club),
            hazardCount: hazards.length,
          })}
          onTap={tap}
        />
      </div>
      <div className={styles.controls}>
        <AfterPaint waiting={<ControlsPlace />}>
          <AnswerStrip
            {...{ advised, choice, isLate, isTournament, units, play }}
            problem={answer !== undefined && 'problem' in answer ? answer.problem : undefined}
            isBagEmpty={bag.missing !== undefined}
            clubs={bag.clubs}
            pinYards={shown.pinYards}
            likely={play.lie === null ? shown.likely?.lie : undefined}
            onClub={(next) => change((before) => ({ ...before, club: next, aim: null }))}
            onBest={() => change((before) => ({ ...before, club: null, aim: null }))}
          />
          {advised && (
            <LayUps
              {...{ advised, units }}
              favourite={open.choices.layUpFor}
              onFavourite={(layUpFor) => onChoose({ layUpFor })}
              onClub={(next) => change((before) => ({ ...before, club: next, aim: null }))}
            />
          )}
          <BallControls
            {...{ shown, play, change, units, mode, canUndo, undo, isTournament, setTournament, tee }}
            onMode={setMode}
            located={located}
          />
          <HoleNumbers {...{ shown, hazards, units }} />
          <HoleFoot
            {...{ ground, hole, weather, units, isTournament }}
            heightFeet={play.heightFeet}
            isOutlineOut={course.outline.length === 0 ? undefined : isOutlineOut}
            onOutline={(isOut) => onChoose({ isOutlineIn: !isOut })}
            whose={choice && whoseWords(whose, { handicap: bag.golfer.handicap, handicapSource: bag.handicapSource })}
          />
        </AfterPaint>
      </div>
    </div>
  )
}

/** As high as what comes, so that the page does not jump. */
function ControlsPlace() {
  return (
    <>
      <div aria-busy="true" className="h-32 rounded-sheet bg-sunk" />
      <div aria-busy="true" className="h-56 rounded-sheet bg-sunk" />
    </>
  )
}

/** Nobody asks for a club there: it is a putt, or the ball has to come back first. */
const NOT_PLAYED: ReadonlySet<string> = new Set(['green', 'out'])
