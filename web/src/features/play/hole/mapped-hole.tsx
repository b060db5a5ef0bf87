import { useMemo } from 'react'
import type { Course, CourseHole } from '@bagwise/golf/course/course'
import type { LatLon, Place } from '@bagwise/golf/course/plane'
import { MAP_TEES, teeOf, teeSets } from '@bagwise/golf/course/tee-sets'
import { guessedLie } from '@bagwise/golf/play/guessed-lie'
import { yardsApart } from '@bagwise/golf/play/hole-places'
import { lieByMap } from '@bagwise/golf/play/lie-by-map'
import { isOnGreen } from '@bagwise/golf/play/on-green'
import { SUREST_SD_YARDS, radiusOfSd } from '@bagwise/golf/play/left'
import type { SettledPlace } from '@bagwise/golf/play/settled-place'
import { compassDeg, latLonOf } from '@bagwise/golf/shot-advice/ground/ground-places'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import type { HoleGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { airOnLine } from '@bagwise/golf/shot-advice/ground/air-on-line'
import type { HoleChoice } from '@bagwise/golf/shot-advice/ground/hole-shot'
import { lineHazards } from '@bagwise/golf/shot-advice/ground/line-hazards'
import { placeFromPin } from '@bagwise/golf/shot-advice/ground/lines'
import { airOfReading } from '@bagwise/golf/weather/reading-air'
import { aimLine, carryLine } from '#courses/hole-answer.copy.ts'
import { SpokenNumbers } from '#charts/show-numbers.tsx'
import { GreenPlate } from '#courses/green-plate.tsx'
import { holeMarks, nearFinish } from '#courses/hole-marks.ts'
import { holeNumbers } from '#courses/hole-numbers.ts'
import { NEW_PLAY } from '#courses/hole-play.ts'
import type { HolePlay } from '#courses/hole-play.ts'
import * as holeCopy from '#courses/hole.copy.ts'
import { shownHole } from '#courses/shown-hole.ts'
import { useHoleAdvice } from '#courses/use-hole-advice.ts'
import { teeName } from '#courses/courses.copy.ts'
import { useCourse } from '#data/courses/use-courses.ts'
import type { OpenCourse } from '#data/courses/use-courses.ts'
import { whoseShots } from '#profile-parts/whose-shots.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { isAtBall as isSaidAtBall, isGreenExpected, isOnTee, leftNow } from './ball.ts'
import { ADVISED_LIES, swingOf } from './hole-advice.ts'
import type { HoleAdvice } from './hole-advice.ts'
import { HoleBoard } from './hole-board.tsx'
import { nearPuttOf } from './near-putt.ts'
import { PlaceNote } from './place-note.tsx'
import { PlainHole } from './plain-hole.tsx'
import type { HoleParts } from './play-hole.tsx'
import { useUsualYards } from './use-plain-advice.ts'

/** The number does not wait for the drawing. */
const HolePicture = lazyPart(
  async () => (await import('#courses/hole-picture.tsx')).HolePicture,
  <div aria-busy="true" className="h-80 bg-sunk" />,
)

type MappedHoleProps = HoleParts & { readonly courseId: string; readonly number: number }

/** A hole of a map; by the card and the position alone until the map has come, and where it lacks the hole. */
export function MappedHole({ courseId, number, ...parts }: MappedHoleProps) {
  const { course, open } = useCourse(parts.profile.id, courseId)
  const hole = useMemo(
    () => course && holeOfNumber(course, number, parts.state.log.hole.lengthYards),
    [course, number, parts.state.log.hole.lengthYards],
  )
  const tees = course && teeSets(course).find((set) => teeName(set) === parts.played.round.tees)
  const tee = hole && teeOf(hole, tees?.key ?? MAP_TEES)
  if (!course || !open || !hole || !tee) return <PlainHole {...parts} />
  return <HoleOnMap {...parts} {...{ course, open, hole }} tee={tee.at} />
}

/** Of several loops with the same numbers the hole that is as long as the card says. */
function holeOfNumber(course: Course, number: number, lengthYards: number | null): CourseHole | undefined {
  const same = course.holes.filter((hole) => hole.number === number)
  if (lengthYards === null) return same[0]
  return same.toSorted(
    (one, other) => Math.abs(one.lengthYards - lengthYards) - Math.abs(other.lengthYards - lengthYards),
  )[0]
}

type HoleOnMapProps = HoleParts & {
  readonly course: Course
  readonly open: OpenCourse
  readonly hole: CourseHole
  readonly tee: LatLon
}

/** A tap on the drawing is as good as a look at it. */
const TAPPED_SD_YARDS = 5
/** Half of where most balls of a bogey golfer end. Rule of thumb. */
const GUESS_SD_YARDS = 25
/** The number, its words, the green and the wind, over the drawing. */
const OVER_PX = { widthPx: 168, heightPx: 252 } as const
const BESIDE_PX = { phone: 512, wide: 190, least: 150 } as const
/** What was noted last stands above the actions. */
const WITH_LAST_TAP_PX = { ...BESIDE_PX, phone: 576 } as const
/** Farther from its tee a golfer is still on the way from the hole before. */
const NEAR_TEE_YARDS = 60
/** So far from the hole a golfer plays another one. */
const FAR_YARDS = 1_000
const MOST_YARDS = 800

function HoleOnMap({ course, open, hole, tee, ...parts }: HoleOnMapProps) {
  const { profile, state, places, position, said, isTournament, isWoken, isAtBall, units, onStroke, onSay } = parts
  const isOutlineOut = open.choices.isOutlineIn !== true
  const ground = useMemo(() => holeGround(course, hole, { ball: tee, isOutlineOut }), [course, hole, tee, isOutlineOut])
  const isFirst = isOnTee(state)
  const isFar = parts.here !== undefined && isFarFrom(parts.here.at, tee)
  const here = isFar ? undefined : parts.here
  const usualYards = useUsualYards(profile)

  const typedAt = useOnTheWay(ground, said.leftYards ?? undefined)
  const unseen = leftNow({ state, said, known: undefined, usualYards })
  // As the last one should have left it, or where a ball is played again from.
  const guessYards = said.leftYards === null ? unseen?.yards : undefined
  const guessAt = useOnTheWay(ground, guessYards)
  const found = ballPlace({ said: said.at, typedAt, here, tee, isFirst })
  const ball = found ?? (guessAt && { at: guessAt, sdYards: GUESS_SD_YARDS, from: 'guess' as const })
  const pin = places.pin?.at ?? said.pin
  const lieSaid = said.lie === null ? null : ADVISED_LIES[said.lie]
  const play = usePlay({
    at: ball?.at ?? null,
    withinYards: radiusOfSd(ball?.sdYards ?? 0),
    lie: lieSaid,
    pin,
    club: said.club,
    slope: said.slope,
  })
  const shown = useMemo(
    () => shownHole({ course, hole, ground, tee, play, isOutlineOut }),
    [course, hole, ground, tee, play, isOutlineOut],
  )
  const isBallKnown = isFirst || ball !== undefined
  const known =
    found || isFirst
      ? { yards: shown.pinYards, sdYards: found?.sdYards ?? SUREST_SD_YARDS, from: found?.from ?? ('length' as const) }
      : undefined
  const left = leftNow({ state, said, known, usualYards })
  const byMap = found ? lieByMap({ ground, hole, here: found }) : undefined
  const guessed = guessedLie(state, { leftYards: left && left.from !== 'guess' ? left.yards : null, byMap })

  const pinPlace: SettledPlace = places.pin ?? {
    at: latLonOf(shown.fromBall, shown.fromBall.pin),
    sdYards: PIN_SD_YARDS,
  }
  const isHereOnGreen =
    here !== undefined && !position.isLost && isOnGreen(here.at, { course, hole, pin: places.pin?.at })
  const isGreen =
    state.phase === 'green' ||
    (state.phase === 'walking' &&
      !said.isOffGreen &&
      !isSaidAtBall(said) &&
      (isHereOnGreen || (!isWoken && isGreenExpected(state, usualYards))))

  const isWanted = !isTournament && !isGreen && isBallKnown && state.phase !== 'done'
  const { bag, answer, isLate, reading } = useHoleAdvice({
    profile,
    shown: { ...shown, lie: lieSaid ?? ADVISED_LIES[guessed.lie] },
    play,
    isOutlineOut,
    packed: open.packed,
    holeId: hole.id,
    isWanted,
  })
  const advised = answer !== undefined && !('problem' in answer) ? answer : undefined
  const choice = advised && (advised.aimed ?? advised.recommended)
  const bearingDeg = compassDeg(shown.fromBall, shown.fromBall.pin)
  const air = reading && airOnLine({ ...airOfReading(reading, 0), windFromCompassDeg: reading.windFromDeg }, bearingDeg)
  const worked = useWorkedOut(
    'playsLike',
    isWanted && bag.missing === undefined && left && left.yards >= 1
      ? [bag.clubs, { distanceYards: Math.min(MOST_PLAYS_LIKE_YARDS, left.yards) }, air ?? {}]
      : undefined,
  )
  const playsLike = isWanted && worked && !('problem' in worked.answer) ? worked.answer : undefined
  const advice: HoleAdvice = {
    clubs: bag.clubs,
    isBagEmpty: bag.missing !== undefined,
    isLate,
    advised: advised?.recommended.club,
    swing: swingOf(choice),
    playsLike: playsLike && { yards: playsLike.playsLikeYards, parts: playsLike.partsYards },
    line: choice && lineOf(choice, shown.pinYards, units),
    air: air ? airAgainst(air) : null,
  }
  const hazards = choice
    ? nearFinish(choice.reach, Math.hypot(choice.finish.x, choice.finish.y))
    : lineHazards(shown.fromBall)
  const isOwnSpread = whoseShots(bag.clubs.find((one) => one.club === choice?.club)).whose === 'own'
  const marks = holeMarks({
    shown,
    units,
    choice: isBallKnown ? choice : undefined,
    isOwnSpread,
    reach: isBallKnown ? hazards : [],
    tees: hole.tees.map(({ at }) => at),
    position: here && { at: here.at, radiusYards: radiusOfSd(here.sdYards), atMs: 0, isOld: position.isLost },
  })
  // Where the ball would be if the last stroke went as usual is no ball on the drawing.
  const drawn = found || isFirst ? marks : { ...marks, ball: undefined, position: guessMark(shown.ballPlace) }

  function tap(place: Place) {
    if (state.phase === 'done' || isGreen) return
    onSay({ at: latLonOf(ground, place), leftYards: null })
  }

  return (
    <HoleBoard
      {...parts}
      left={left}
      guessed={guessed}
      advice={advice}
      isOnGreen={isGreen}
      isAtBall={isAtBall}
      isPositionOld={left?.from === 'position' && position.isLost}
      nearPutt={nearPuttOf({
        here: isHereOnGreen || (state.phase === 'green' && !position.isLost) ? here : undefined,
        pin: pinPlace,
      })}
      green={
        isBallKnown ? <GreenPlate green={shown.green} middleYards={shown.middleYards} units={units} isCompact /> : null
      }
      note={<PlaceNote {...parts} left={left} isFar={isFar} />}
      picture={
        <>
          <HolePicture
            {...{ ground, units }}
            marks={drawn}
            over={OVER_PX}
            besidePx={state.noted.length > 0 ? WITH_LAST_TAP_PX : BESIDE_PX}
            mode="ball"
            isOnTee={isFirst}
            isFromMap={open.from !== 'own'}
            weather={isTournament ? undefined : reading}
            sentence={holeCopy.sentence({
              title: `Hole ${state.log.hole.number}`,
              green: isBallKnown ? shown.green : undefined,
              units,
              club: choice && holeCopy.clubName(choice.club),
              hazardCount: isBallKnown ? hazards.length : 0,
            })}
            onTap={tap}
          />
          {isBallKnown && <SpokenNumbers {...holeNumbers({ shown, hazards, units })} />}
        </>
      }
      onHit={(club) =>
        onStroke({
          said,
          left,
          guessed,
          club,
          swing: club !== null && choice?.club === club ? swingOf(choice) : null,
          air: air ? airAgainst(air) : null,
          aim: club !== null && choice?.club === club ? choice.startAt : undefined,
        })
      }
    />
  )
}

/** A pin in the middle of a green may be a third of its depth away. Rule of thumb. */
const PIN_SD_YARDS = 6
const MOST_PLAYS_LIKE_YARDS = 600

type KnownBall = SettledPlace & { readonly from: 'typed' | 'position' | 'length' }

/** Where the ball is: put on the drawing, typed, on the tee, or where the phone is. Undefined where nobody knows. */
function ballPlace({
  said,
  typedAt,
  here,
  tee,
  isFirst,
}: {
  readonly said: LatLon | null
  readonly typedAt: LatLon | undefined
  readonly here: SettledPlace | undefined
  readonly tee: LatLon
  readonly isFirst: boolean
}): KnownBall | undefined {
  if (said) return { at: said, sdYards: TAPPED_SD_YARDS, from: 'typed' }
  if (typedAt) return { at: typedAt, sdYards: TAPPED_SD_YARDS, from: 'typed' }
  if (isFirst) return here && yardsApart(here.at, tee) <= NEAR_TEE_YARDS ? { ...here, from: 'position' } : undefined
  return here && { ...here, from: 'position' }
}

type Play = Pick<HolePlay, 'withinYards' | 'lie' | 'pin' | 'club' | 'slope'> & { readonly at: LatLon | null }

/** What is asked about the hole: the same object as long as nothing of it changes. */
function usePlay({ at, withinYards, lie, pin, club, slope }: Play): HolePlay {
  return useMemo(
    () => ({ ...NEW_PLAY, ball: at, withinYards, lie, pin, club, slope }),
    [at, withinYards, lie, pin, club, slope],
  )
}

function useOnTheWay(ground: HoleGround, yards: number | undefined): LatLon | undefined {
  return useMemo(() => (yards === undefined ? undefined : onTheWay(ground, yards)), [ground, yards])
}

/** On the hole's way, so many yards from the middle of the green. */
function onTheWay(ground: HoleGround, yards: number): LatLon {
  const way = [...ground.way.slice(0, -1), ground.greenMiddle]
  return latLonOf(ground, placeFromPin({ way, pin: ground.greenMiddle }, Math.min(MOST_YARDS, yards)))
}

function guessMark(at: Place) {
  return { at, radiusYards: GUESS_SD_YARDS, isOld: true }
}

function isFarFrom(at: LatLon, tee: LatLon): boolean {
  return yardsApart(at, tee) > FAR_YARDS
}

function lineOf(choice: HoleChoice, pinYards: number, units: HoleParts['units']): string {
  return `${aimLine(choice, { pinYards, units })} ${carryLine(choice, units)}`
}

const HALF_TURN_DEG = 180

/** As rows keep it: into the face is positive, and so is a wind that blows to the right. */
function airAgainst({ windSpeedMph = 0, windFromDeg = 0, temperatureF }: ReturnType<typeof airOnLine>) {
  const radians = (windFromDeg * Math.PI) / HALF_TURN_DEG
  const tenths = (number: number) => Math.round(number * 10) / 10 + 0
  return {
    headwindMph: tenths(windSpeedMph * Math.cos(radians)),
    crosswindMph: tenths(-windSpeedMph * Math.sin(radians)),
    temperatureF: tenths(temperatureF ?? STANDARD_F),
  }
}

const STANDARD_F = 70
