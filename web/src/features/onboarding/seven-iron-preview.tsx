import { useMemo } from 'react'
import { clubsInBag } from '@bagwise/golf/bag'
import { CLUBS, byPosition } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { PREVIEW_CLUBS } from '@bagwise/golf/distances/onboarding-factors'
import { clubsWithCarry } from '@bagwise/golf/distances/order'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { KnownGolfer } from '@bagwise/golf/onboarding/answers'
import { clubsAfter } from '@bagwise/golf/onboarding/bag-from-answers'
import { previewDistances } from '@bagwise/golf/onboarding/complete-onboarding'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import { DistanceText } from '#quantities/distance-text.tsx'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from './onboarding.copy.ts'
import { givenAnswers } from './golf-profile-answers.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import styles from './onboarding.module.css'

type SevenIronPreviewProps = {
  readonly answers: GolfProfileDraft
  readonly units: PreferredUnits
  readonly golfer: KnownGolfer
}

type StoredDistanceProps = { readonly distance: ClubDistance; readonly units: PreferredUnits }

/** Above this share of a number its ± says less than a range. */
const WIDE_SHARE = 0.2

/** Up to six clubs of the bag as they will be stored; nothing before there is an answer. */
export function SevenIronPreview({ answers, units, golfer }: SevenIronPreviewProps) {
  const { isSevenIronUnknown, sevenIronDistance, reachInTwoYards, quickCarryYards } = answers
  if (isSevenIronUnknown && reachInTwoYards === undefined) {
    return <p className="text-sm text-ink-2">{copy.sevenIronPreview.unknown}</p>
  }
  if (!isSevenIronUnknown && sevenIronDistance === undefined && quickCarryYards === undefined) return null
  return <StoredClubs answers={answers} units={units} golfer={golfer} />
}

function StoredClubs({ answers, units, golfer }: SevenIronPreviewProps) {
  const { rows, contradiction } = useMemo(() => previewOf(answers, golfer), [answers, golfer])
  if (contradiction) {
    const [longer, shorter] = contradiction.map((club) => CLUBS[club].displayName)
    return (
      <p className="text-sm">{copy.sevenIronPreview.contradiction({ longer: longer ?? '', shorter: shorter ?? '' })}</p>
    )
  }
  return (
    <div className="grid gap-1">
      {answers.isSevenIronUnknown && answers.reachInTwoYards === null && (
        <p className="text-sm">{copy.sevenIronPreview.noIdea}</p>
      )}
      <p className="text-sm text-ink-2">{copy.sevenIronPreview.title}</p>
      <dl className={`${styles.sevenIronPreview} border-t border-rule`}>
        {rows.map(({ club, distance }) => (
          <div key={club} className="min-w-0 border-b border-rule py-1.5">
            <dt className="text-xs text-ink-2">
              {CLUBS[club].displayName}
              {!isEstimated(distance) && club !== '7-iron' && (
                <span className="text-fairway-ink"> {copy.sevenIronPreview.isOwn}</span>
              )}
            </dt>
            <dd>
              <StoredDistance distance={distance} units={units} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Of an estimate: with its ±, or as a range where that is wide. */
function StoredDistance({ distance: { distance, basis }, units }: StoredDistanceProps) {
  const shown = (yards: number) => shownDistance(yards, units)
  if (basis && basis.plusMinusYards > WIDE_SHARE * distance) {
    const range = copy.sevenIronPreview.range({
      from: shown(distance - basis.plusMinusYards),
      to: shown(distance + basis.plusMinusYards),
    })
    return <span className="plate text-plate-md">{range}</span>
  }
  return (
    <>
      <DistanceText carryYards={distance} units={units} className="text-plate-md" />
      {basis && (
        <span className="text-xs text-ink-2"> {copy.sevenIronPreview.plusMinus(shown(basis.plusMinusYards))}</span>
      )}
    </>
  )
}

function previewOf(draft: GolfProfileDraft, golfer: KnownGolfer) {
  const answers = givenAnswers(draft)
  const { bag, distances, contradiction } = previewDistances(answers, golfer, keptEstimateMethod())
  const carried = clubsWithCarry(clubsInBag(clubsAfter(bag, golfer.golfBag)).map(({ type }) => type))
  const rows = previewedClubs(carried).flatMap((club): { club: ClubType; distance: ClubDistance }[] => {
    const distance = distances.find((one) => one.club === club) ?? golfer.distances[club]
    return distance ? [{ club, distance }] : []
  })
  return { rows, contradiction }
}

/** The specification's six as far as they are in the bag, then others of the bag, longest first. */
function previewedClubs(carried: readonly ClubType[]): readonly ClubType[] {
  const usual: readonly ClubType[] = PREVIEW_CLUBS
  const first = carried.filter((club) => usual.includes(club))
  const others = carried.filter((club) => !usual.includes(club))
  return [...first, ...others].slice(0, usual.length).toSorted(byPosition)
}
