import { useId } from 'react'
import type { KeptShot } from '@bagwise/contract/shots'
import { isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { KeptShot as LearntShot } from '@bagwise/golf/memory/kept-shot'
import { SHOT_MARKS, SWING_KINDS } from '@bagwise/golf/memory/shot-record'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import type { ShotVerdict } from '@bagwise/golf/memory/shot-memory'
import { clubName } from '#charts/gap-text.ts'
import { distance, sideShort } from '#features/club/club.copy.ts'
import { ShotMark } from '#features/club/pattern/shot-mark.tsx'
import type { DrawnKind } from '#features/club/pattern/pattern-geometry.ts'
import type { KnownClubPage } from '#features/club/use-club.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { offerUndo } from '#ui/offer-undo.ts'
import * as copy from './shots.copy.ts'
import styles from '../club.module.css'

type ShotRowProps = {
  readonly shot: KeptShot
  readonly known: KnownClubPage
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** One shot with why it counts or not; a tap opens what can be changed about it. */
export function ShotRow({ shot, known, isOpen, onToggle }: ShotRowProps) {
  const id = useId()
  const { shots } = known
  const refusal = shots.refusals.find((one) => one.id === shot.id)
  return (
    <li data-notice data-shot={shot.id}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle} className={styles.row}>
        <ShotFacts shot={shot} known={known} />
        <Icon name="down" className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {refusal && <p className="pb-2 text-xs text-flag-ink">{copy.notSent(refusal.message)}</p>}
      <div id={id} hidden={!isOpen}>
        {isOpen && <ShotControls shot={shot} known={known} />}
      </div>
    </li>
  )
}

type ShotFactsProps = Pick<ShotRowProps, 'known'> & { readonly shot: LearntShot }

/** One shot of a round: nothing is changed about it here. */
export function RoundShotRow({ shot, known }: ShotFactsProps) {
  return (
    <li data-shot={shot.id} className={styles.row}>
      <ShotFacts shot={shot} known={known} />
    </li>
  )
}

function ShotFacts({ shot, known: { verdicts, profile } }: ShotFactsProps) {
  const units = profile.preferredUnits
  const { carryYards, sideYards } = shot
  const verdict = verdicts?.get(shot.id)
  return (
    <>
      <span className="plate text-plate-md whitespace-nowrap">{distance(carryYards, units)}</span>
      <span className="min-w-0 text-sm">
        {sideYards !== undefined && <span className="block">{sideShort(sideYards, units)}</span>}
        <span className="flex items-center gap-1.5 text-xs text-ink-2">
          <ShotMark kind={drawnAs(shot, verdict)} />
          {copy.verdictText({ ...shot, verdict })}
        </span>
      </span>
    </>
  )
}

function ShotControls({ shot, known }: Pick<ShotRowProps, 'shot' | 'known'>) {
  const id = useId()
  const { club, profile, shots } = known
  const carry = distance(shot.carryYards, profile.preferredUnits)
  const owned: readonly ClubType[] = profile.golfBag.map(({ type }) => type).filter((type) => type !== 'putter')
  const choices = owned.includes(club) ? owned : [club, ...owned]

  function change(words: Partial<ShotWords>, text: string) {
    const before: ShotWords = { club: shot.club, swing: shot.swing, mark: shot.mark }
    shots.change([shot.id], words)
    offerUndo(text, () => shots.change([shot.id], onlyKeysOf(words, before)))
  }

  return (
    <div className="grid gap-3 pb-4">
      <label htmlFor={`${id}-mark`} className={styles.field}>
        {copy.markLabel}
        <select
          id={`${id}-mark`}
          value={shot.mark}
          className={styles.select}
          onChange={({ target: { value } }) => {
            const mark = SHOT_MARKS.find((one) => one === value)
            if (mark) change({ mark }, copy.shotMarked(carry, mark))
          }}
        >
          {SHOT_MARKS.map((mark) => (
            <option key={mark} value={mark}>
              {copy.marks[mark]}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.fields}>
        <label htmlFor={`${id}-club`} className={styles.field}>
          {copy.clubLabel}
          <select
            id={`${id}-club`}
            value={club}
            className={styles.select}
            onChange={({ target: { value } }) => {
              if (isClubType(value) && value !== 'putter') change({ club: value }, copy.shotMoved(carry, value))
            }}
          >
            {choices.map((type) => (
              <option key={type} value={type}>
                {clubName(type)}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}-swing`} className={styles.field}>
          {copy.swingLabel}
          <select
            id={`${id}-swing`}
            value={shot.swing}
            className={styles.select}
            onChange={({ target: { value } }) => {
              const swing = SWING_KINDS.find((kind) => kind === value)
              if (swing) change({ swing }, copy.swingChanged(carry, swing))
            }}
          >
            {SWING_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {copy.swings[kind]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <Button
        look="danger"
        className="justify-self-start"
        onClick={() => {
          const { undo } = shots.remove({ shots: [shot.id] })
          offerUndo(copy.shotDeleted(carry), undo)
        }}
      >
        {copy.deleteShot}
      </Button>
    </div>
  )
}

/** The values of the changed fields before. */
function onlyKeysOf(words: Partial<ShotWords>, before: ShotWords): Partial<ShotWords> {
  return {
    ...('club' in words && { club: before.club }),
    ...('swing' in words && { swing: before.swing }),
    ...('mark' in words && { mark: before.mark }),
  }
}

function drawnAs({ mark }: Pick<KeptShot, 'mark'>, verdict: ShotVerdict | undefined): DrawnKind {
  if (mark === 'left-out') return 'left-out'
  if (verdict === 'solid') return 'counts'
  return verdict === 'mishit' || verdict === 'odd' ? verdict : 'left-out'
}
