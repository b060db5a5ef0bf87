import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { CLUBS, byPosition } from '@bagwise/golf/club'
import { basedEstimates } from '@bagwise/golf/distances/based-estimates'
import type { ClubCarry, ClubDistances } from '@bagwise/golf/distances/club-distance'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { ESTIMATE_METHODS, estimatorOf } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { speedOfGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import type { DistanceEntry } from '@bagwise/golf/distances/recalculate'
import { calculateDistances, calculatorClubs, ownReferences } from '@bagwise/golf/distances/recalculate'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { quickBag } from '@bagwise/golf/quick-bag/quick-bag'
import { kmhFromMph, mphFromKmh } from '@bagwise/golf/units'
import { golferOf, inRange } from '../advised-golfer.ts'
import { writtenClubs } from '../bag/written-clubs.ts'
import { golferWithCarries } from '../bag/golfer.ts'
import type { Answered, Asked, Command } from '../command.ts'
import { wholeLength } from '../in-units.ts'
import { noAnswer, wrongCall } from '../problem.ts'
import { tableText } from '../table-text.ts'
import * as copy from './estimate.copy.ts'

export const ESTIMATE: Command = {
  name: 'estimate',
  takes: '[club=carry …]',
  means:
    'The carries of all clubs from one or more that you know, from your swing speed, or from the numbers in a bag.',
  examples: [
    copy.example,
    'estimate driver=220 7-iron=140 pw=100',
    'estimate --speed 95',
    'estimate --bag takeout.json',
  ],
  options: ['speed', 'handicap', 'method', 'bag'],
  run,
}

type Estimated = { readonly distances: readonly DistanceEntry[]; readonly speed: GolferSpeed }

async function run(asked: Asked): Promise<Answered> {
  const { args, units } = asked
  const known = args.placed.length === 0 ? [] : writtenClubs(args.placed.join(','), units)
  const typed = args.number('speed')
  const typedMph = typed !== undefined && units === 'metres' ? mphFromKmh(typed) : typed
  const swingSpeed = inRange(typedMph, 'swingSpeed', '--speed, in mph,')
  const method = args.choice('method', ESTIMATE_METHODS) ?? 'like-me'
  const isOfBag = args.isGiven('bag')
  if (!isOfBag && known.length === 0 && swingSpeed === undefined) throw wrongCall(copy.nothingKnown)

  const { profile: ofBag } = isOfBag ? await golferOf(asked) : golferWithCarries([])
  const handicap = inRange(args.number('handicap'), 'handicap', '--handicap')
  const said = { ...(handicap !== undefined && { handicap }), ...(swingSpeed !== undefined && { swingSpeed }) }
  const profile = { ...ofBag, ...said }
  const isFirstBag = !isOfBag && known.length < 2 && method === 'like-me'
  const estimated = isFirstBag ? quickBag(known[0], profile) : calculated(profile, known, method)
  const distances = estimated.distances.toSorted((a, b) => byPosition(a.club, b.club))
  return {
    text: textOf({ ...estimated, distances }, units),
    answer: {
      speedMph: estimated.speed.mph,
      clubs: distances.map((entry) => ({
        club: entry.club,
        carryYards: entry.distance,
        isEstimated: isEstimated(entry),
        plusMinusYards: entry.basis?.plusMinusYards,
      })),
    },
  }
}

/**
 * As the calculator: the golfer's own numbers stay, and what was entered counts before them. Where there is neither, as the
 * page estimates from the answers alone.
 */
function calculated(profile: Profile, known: readonly ClubCarry[], method: EstimateMethod): Estimated {
  const stored = documentOf(profile).distances
  const references = known.length > 0 ? known : ownReferences(stored)
  const clubs = calculatorClubs(profile.golfBag)
  const speed = speedOfGolfer(profile, withKnown(stored, known))
  if (references.length === 0) {
    return { distances: basedEstimates({ clubs, stored, method, profile }).estimates, speed }
  }
  const found = calculateDistances({
    clubs,
    onShelf: profile.golfBag.flatMap(({ type, isInBag }) => (isInBag ? [] : [type])),
    stored,
    references,
    estimate: estimatorOf(method, profile),
  })
  if ('problem' in found) throw new Error(`There are references, yet: ${found.problem}`)
  if ('contradiction' in found) throw noAnswer(copy.contradiction(...found.contradiction))
  return { distances: found.distances, speed }
}

function withKnown(stored: ClubDistances, known: readonly ClubCarry[]): ClubDistances {
  const entries = known.map(({ club, carryYards }) => [club, { distance: carryYards, source: 'manual' }] as const)
  return { ...stored, ...Object.fromEntries(entries) }
}

function textOf({ distances, speed }: Estimated, units: PreferredUnits): string {
  const rows = distances.map(({ club, distance, basis }) => [
    CLUBS[club].displayName,
    wholeLength(distance, units),
    units,
    basis ? `± ${wholeLength(basis.plusMinusYards, units)}` : copy.yours,
  ])
  const [shown, unit] = units === 'metres' ? [kmhFromMph, 'km/h'] : [(mph: number) => mph, 'mph']
  const [mph, plusMinusMph] = [speed.mph, speed.plusMinusMph].map((each) => Math.round(shown(each)))
  return `${tableText(rows)}\n\n${copy.speedText(mph ?? 0, unit, plusMinusMph ?? 0)}`
}
