import { CLUBS } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { carriesFromSevenIron, PREVIEW_CLUBS } from '@bagwise/golf/distances/onboarding-factors'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { DistanceText } from '#quantities/distance-text.tsx'
import * as copy from './onboarding.copy.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import styles from './onboarding.module.css'

type SevenIronPreviewProps = {
  readonly answers: GolfProfileDraft
  readonly units: PreferredUnits
  readonly distances: ClubDistances
}

/** Six clubs of the bag as they will be stored for this 7-iron distance. */
export function SevenIronPreview({ answers, units, distances }: SevenIronPreviewProps) {
  if (answers.knowsSevenIron === 'no') {
    return <p className="text-sm text-ink-2">{copy.sevenIronPreview.unknown}</p>
  }
  const rows = carriesFromSevenIron(answers.sevenIronDistance, PREVIEW_CLUBS).map(({ club, carryYards }) => {
    const stored = distances[club]
    const own = stored && !isEstimated(stored) && club !== '7-iron' ? stored : undefined
    return { club, carryYards: own?.distance ?? carryYards, isOwn: own !== undefined }
  })
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-2">{copy.sevenIronPreview.title}</p>
      <dl className={`${styles.sevenIronPreview} border-t border-rule`}>
        {rows.map(({ club, carryYards, isOwn }) => (
          <div key={club} className="min-w-0 border-b border-rule py-1.5">
            <dt className="text-xs text-ink-2">
              {CLUBS[club].displayName}
              {isOwn && <span className="text-fairway-ink"> {copy.sevenIronPreview.isOwn}</span>}
            </dt>
            <dd>
              <DistanceText carryYards={carryYards} units={units} className="text-plate-md" />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
