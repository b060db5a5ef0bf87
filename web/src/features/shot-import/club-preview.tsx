import { useState } from 'react'
import type { ReactNode } from 'react'
import { CLUBS } from '@bagwise/golf/club'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { plusMinusYards } from '@bagwise/golf/memory/learned-certainty'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import { CarryNumeral } from '#profile-parts/carry-numeral/carry-numeral.tsx'
import { plusMinusText } from '#profile-parts/carry-numeral/carry-text.ts'
import { ProvenanceWord } from '#profile-parts/provenance-word.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { unbroken } from '#ui/unbroken.tsx'
import { MoreOf } from './more-of.tsx'
import type { PreviewClub, PreviewShot } from '@bagwise/shot-files/preview/preview-clubs'
import { ShareBar } from './share-bar.tsx'
import { ShotPattern } from './shot-pattern.tsx'
import * as copy from './shot-import.copy.ts'
import styles from './import.module.css'

/** Of a number that is drawn solid. */
const MOSTLY_OWN = 0.5

const FULL_SWINGS = [
  { value: 'all', label: copy.allFull },
  { value: 'some', label: copy.someFull },
] as const

type ClubPreviewProps = {
  readonly preview: PreviewClub
  /** What the club has now. */
  readonly stored: ClubDistance | undefined
  readonly units: PreferredUnits
  readonly onTake: (isTaken: boolean) => void
  readonly onSwitch: (shot: PreviewShot) => void
  readonly onFullSwings: (areAll: boolean) => void
}

/** What a club's shots make, and each shot of it, to count or to leave out. */
export function ClubPreview({ preview, stored, units, onTake, onSwitch, onFullSwings }: ClubPreviewProps) {
  const { club, shots, learned, distance, isTaken, isAsked, fullSwings } = preview
  const [isOpen, setIsOpen] = useState(false)
  const outCount = shots.filter(({ isCounted }) => !isCounted).length
  const body = (
    <>
      <span className="min-w-0">
        <b className="font-plate text-plate-sm leading-tight">{unbroken(CLUBS[club].displayName)}</b>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
          {distance && <ProvenanceWord source="measured" shotCount={distance.shots?.count} />}
          {copy.storedText(stored, units)}
        </span>
      </span>
      {distance && learned ? (
        <LearnedCarry learned={learned} carryYards={distance.distance} units={units} />
      ) : (
        <span className="text-sm text-ink-2">{copy.noShotCounts}</span>
      )}
    </>
  )
  return (
    <li data-club={club} className="py-3">
      {isAsked && distance && stored ? (
        <>
          <div className={styles.asked}>{body}</div>
          <div className="my-2">
            <ChoiceRow
              legend={copy.replaceOwn(stored.source)}
              choices={[
                { value: 'use', label: copy.useNumber(distance.distance, units) },
                { value: 'keep', label: copy.keepNumber(stored.distance, units) },
              ]}
              chosen={isTaken ? 'use' : 'keep'}
              onChoose={(chosen) => onTake(chosen === 'use')}
            />
          </div>
        </>
      ) : (
        <TakeRow isTaken={isTaken} isPossible={distance !== undefined} onTake={onTake}>
          {body}
        </TakeRow>
      )}
      {distance && learned && (
        <>
          <ShareBar shares={learned.shares.carry} />
          {learned.shares.across.own > 0 ? (
            <ShotPattern learned={learned} shots={shots} units={units} />
          ) : (
            <p className="mt-1 text-sm text-ink-2">{copy.noDirection}</p>
          )}
        </>
      )}
      {fullSwings && (
        <div className="my-2">
          <ChoiceRow
            legend={copy.fullSwings}
            choices={FULL_SWINGS}
            chosen={fullSwings.areAll === undefined ? undefined : fullSwings.areAll ? 'all' : 'some'}
            onChoose={(chosen) => onFullSwings(chosen === 'all')}
          />
        </div>
      )}
      <details className={styles.more} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{copy.shotCount({ count: shots.length, outCount })}</summary>
        {isOpen && (
          <ul>
            <MoreOf items={shots.toSorted((a, b) => Number(b.isOutByRule) - Number(a.isOutByRule))}>
              {(shot) => (
                <li key={shot.shot.id}>
                  <label className={styles.shot}>
                    <input type="checkbox" checked={shot.isCounted} onChange={() => onSwitch(shot)} />
                    <span className={shot.reason && 'text-clay-ink'}>{copy.shotText(shot, units)}</span>
                  </label>
                </li>
              )}
            </MoreOf>
          </ul>
        )}
      </details>
    </li>
  )
}

function TakeRow({
  isTaken,
  isPossible,
  onTake,
  children,
}: {
  readonly isTaken: boolean
  readonly isPossible: boolean
  readonly onTake: (isTaken: boolean) => void
  readonly children: ReactNode
}) {
  return (
    <label className={styles.club}>
      <input
        type="checkbox"
        checked={isTaken}
        disabled={!isPossible}
        onChange={({ target }) => onTake(target.checked)}
      />
      {children}
    </label>
  )
}

/** The number with its ±, solid when most of it is the golfer's own. */
function LearnedCarry({
  learned,
  carryYards,
  units,
}: {
  readonly learned: LearnedClub
  readonly carryYards: number
  readonly units: PreferredUnits
}) {
  const certainty: CarryCertainty = {
    isOwn: learned.shares.carry.own >= MOSTLY_OWN,
    plusMinusYards: plusMinusYards(learned),
  }
  const plusMinus = plusMinusText(certainty, units)
  return (
    <span className="whitespace-nowrap">
      <CarryNumeral carryYards={carryYards} certainty={certainty} units={units} className="text-[2.375rem]" />{' '}
      <span className="plate text-plate-sm text-ink-2" aria-hidden="true">
        {plusMinus?.shown}
      </span>
      {certainty.isOwn && <span className="sr-only">{plusMinus?.spoken}</span>}
    </span>
  )
}
