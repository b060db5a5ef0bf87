import { useId } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { PlayedShot } from '@bagwise/contract/play'
import * as copy from './repair.copy.ts'
import { StrokeEditor } from './stroke-editor.tsx'
import type { StrokeDraft } from './stroke-editor.tsx'
import styles from './repair.module.css'

type MissedStrokeProps = {
  readonly profile: Profile
  readonly shots: readonly PlayedShot[]
  readonly after: string | undefined
  readonly draft: StrokeDraft
  readonly stopsYards: readonly number[]
  readonly onAfter: (after: string | undefined) => void
  readonly onDraft: (draft: StrokeDraft) => void
  readonly onKeep: () => void
  readonly onLeave: () => void
}

/** A stroke that was never tapped, between two others. */
export function MissedStroke({
  profile,
  shots,
  after,
  draft,
  stopsYards,
  onAfter,
  onDraft,
  onKeep,
  onLeave,
}: MissedStrokeProps) {
  const id = useId()
  return (
    <section aria-label={copy.missedTitle} className={styles.missed}>
      <h3>{copy.missedTitle}</h3>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-plate text-plate-sm font-bold">
          {copy.playedAfter}
        </label>
        <select
          id={id}
          className={styles.select}
          value={after ?? ''}
          onChange={({ target }) => onAfter(target.value === '' ? undefined : target.value)}
        >
          <option value="">{copy.teeFirst}</option>
          {shots.map(({ id: shot, club }, index) => (
            <option key={shot} value={shot}>
              {copy.strokeNumbered(index + 1, copy.strokeName(club))}
            </option>
          ))}
        </select>
      </div>
      <StrokeEditor
        profile={profile}
        draft={draft}
        stopsYards={stopsYards}
        keepLabel={copy.addIt}
        onDraft={onDraft}
        onKeep={onKeep}
        onLeave={onLeave}
      />
    </section>
  )
}

/** The stroke that a place most likely follows: the last one from farther away; undefined is before all. */
export function draftAfter(shots: readonly PlayedShot[], leftYards: number | undefined): string | undefined {
  if (leftYards === undefined) return shots.at(-1)?.id
  return shots.findLast((shot, index) => index === 0 || (shot.leftYards !== null && shot.leftYards > leftYards))?.id
}
