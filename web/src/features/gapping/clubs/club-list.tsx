import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { loftOf } from '@bagwise/golf/bag'
import type { BagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { isFromShots, isEstimated } from '@bagwise/golf/distances/club-distance'
import { sevenIronYards, swingVerdict } from '@bagwise/golf/gapping/ideal-gap'
import type { CarryCertainties, CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Gap, GapVerdict } from '@bagwise/golf/gapping/find-gaps'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import type { Profile } from '@bagwise/contract/profile'
import { useUnsavedPaths } from '#data/use-profile.ts'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { clubName, shownGapOf } from '#charts/gap-text.ts'
import * as gapCopy from '#charts/gap.copy.ts'
import { CarryEdit } from '#profile-parts/carry-edit.tsx'
import { distanceDoubts } from '#profile-parts/distance-doubts.ts'
import { LoftDoubts } from '#profile-parts/loft-doubts.tsx'
import { saveOwnDistances } from '#profile-parts/own-distances.ts'
import { GapMark } from '#charts/gap-mark.tsx'
import * as copy from '#features/gapping/gapping.copy.ts'
import { shownDistance } from '#quantities/distance.ts'
import { CarryNumeral } from '#profile-parts/carry-numeral/carry-numeral.tsx'
import { ProvenanceWord } from '#profile-parts/provenance-word.tsx'
import { UnsavedDot } from '#profile-parts/unsaved-dot.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { degreesText } from '#quantities/club-measure.ts'
import { unbroken } from '#ui/unbroken.tsx'
import { openPart } from '#ui/page-start.ts'
import type { GapInterval } from '@bagwise/golf/gapping/gap-interval'
import type { GapIntervals } from '#features/gapping/gap-intervals.ts'
import type { BagDistances } from './bag-distances.ts'
import { distancePath } from './bag-distances.ts'

/** Loaded at the first tap on a club. */
const ClubSheet = lazyPart(async () => (await import('#bag/club-sheet/club-sheet.tsx')).ClubSheet)

const INKS = {
  good: 'text-ink-2',
  'too-close': 'text-flag-ink',
  'too-large': 'text-clay-ink',
} as const satisfies Record<GapVerdict, string>

type GapLineProps = {
  readonly gap: Gap
  /** Where kept shots have made both numbers. */
  readonly interval: GapInterval | undefined
  readonly units: PreferredUnits
  /** How far the golfer swings; without it no gap is ideal. */
  readonly sevenIronCarryYards: number | undefined
}

/** The right end of the bar (specification 1 §9). */
const BAR_SCALE_YARDS = 300

type ClubListProps = {
  readonly profile: Profile
  readonly bag: BagDistances
  /** Between the clubs by carry. */
  readonly gaps: readonly Gap[]
  readonly intervals: GapIntervals
  readonly certainties: CarryCertainties
  /** The club whose number is being typed. */
  readonly edited: ClubType | undefined
  readonly onEdit: (club: ClubType | undefined) => void
}

type ClubRowProps = {
  readonly club: ClubType
  readonly loftDeg: number | undefined
  readonly distance: ClubDistance | undefined
  readonly certainty: CarryCertainty | undefined
  readonly isUnsaved: boolean
  /** What is doubtful about the number. */
  readonly doubt: string | undefined
  readonly units: PreferredUnits
  readonly onEdit: () => void
  /** Everything about the club. */
  readonly onOpen: () => void
}

/** Every club of the bag, longest carry first, those without a distance last; one can be edited at a time. */
export function ClubList({ profile, bag, gaps, intervals, certainties, edited, onEdit }: ClubListProps) {
  const units = profile.preferredUnits
  const doubts = useMemo(() => distanceDoubts(profile), [profile])
  const [opened, setOpened] = useState<ClubType>()
  const unsavedPaths = useUnsavedPaths()
  const sevenIronCarryYards = sevenIronYards(bag.distances)
  const inOrder = [...clubsByCarry(bag.clubs).map(({ club }) => club), ...bag.withoutDistance]

  function close(club: ClubType, carryYards?: number) {
    flushSync(() => {
      onEdit(undefined)
      if (carryYards === undefined || isFromShots(bag.distances[club], carryYards)) return
      saveOwnDistances({ profile, own: [{ club, distance: carryYards, source: 'measured' }] })
    })
    // The row may have moved down the list, or to another, closed one when it was the first distance of the bag.
    openPart(pencilId(club))?.focus()
  }

  return (
    <>
      {sevenIronCarryYards !== undefined && gaps.length > 0 && (
        <p className="text-xs text-ink-2">{copy.idealMeaning}</p>
      )}
      <LoftDoubts bag={profile.golfBag} />
      <ol className="mt-1.5">
        {inOrder.map((club, index) => {
          // The gap to the next club in the list: while a new number is judged there may be none.
          const gap = gaps.find(({ longer, shorter }) => longer.club === club && shorter.club === inOrder[index + 1])
          const distance = bag.distances[club]
          return (
            <li key={club} data-club={club} className={distance ? undefined : 'border-t border-rule first:border-0'}>
              {club === edited ? (
                <div className="-mx-4 my-1 bg-mown px-4 py-3.5">
                  <CarryEdit
                    clubName={clubName(club)}
                    carryYards={distance?.distance}
                    units={units}
                    note={distance?.shots ? copy.editOverShotsNote : copy.editNote}
                    onSave={(carryYards) => close(club, carryYards)}
                    onCancel={() => close(club)}
                  />
                </div>
              ) : (
                <ClubRow
                  club={club}
                  loftDeg={ownedLoftDeg(bag.bag, club)}
                  distance={distance}
                  certainty={certainties[club]}
                  isUnsaved={unsavedPaths.has(distancePath(club))}
                  doubt={doubts.get(club)}
                  units={units}
                  onEdit={() => onEdit(club)}
                  onOpen={() => setOpened(club)}
                />
              )}
              {gap && <GapLine {...{ gap, units, sevenIronCarryYards }} interval={intervals.get(club)} />}
            </li>
          )
        })}
      </ol>
      {opened && <ClubSheet profile={profile} club={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** What lies between a club and the next: the mark with the number, the words, and what would suit the golfer's swing. */
function GapLine({ gap, interval, units, sevenIronCarryYards }: GapLineProps) {
  const shown = shownGapOf(gap, units)
  const swing = sevenIronCarryYards === undefined ? undefined : swingVerdict(gap, sevenIronCarryYards)
  return (
    <div className="flex min-h-7.5 flex-wrap items-center gap-x-2 text-xs text-ink-2">
      <p
        className={`flex max-w-none grow items-center gap-2 ${interval?.isUnsure ? INKS.good : INKS[gap.verdict]}`}
        data-unsure={interval?.isUnsure || undefined}
      >
        {interval?.isUnsure ? <UnsureMark>{shown}</UnsureMark> : <GapMark verdict={gap.verdict}>{shown}</GapMark>}
        <span className="whitespace-nowrap max-[17rem]:whitespace-normal">
          <span className="sr-only"> </span>
          {copy.gapUnit({ verdict: gap.verdict, shown, units })}
          {interval && ` ${copy.gapInterval(interval, units)}`}
          {(gap.verdict !== 'good' || interval?.isUnsure) && (
            <>
              , <b>{interval?.isUnsure ? copy.notSureYet : gapCopy.verdictLabels[gap.verdict]}</b>
            </>
          )}
        </span>
        <span aria-hidden="true" className="min-w-0 grow border-t border-rule" />
      </p>
      {swing && (
        <span data-swing={swing.verdict}>
          {copy.idealGap(shownDistance(swing.idealYards, units))}
          {swing.verdict !== gap.verdict && <b>{copy.swingVerdicts[swing.verdict]}</b>}
        </span>
      )}
    </div>
  )
}

/** Of a gap that more shots may judge either way. */
function UnsureMark({ children }: { readonly children: number }) {
  return (
    <span className="plate inline-grid h-6.5 min-w-6.5 shrink-0 place-items-center rounded-full [border-width:2px] border-dashed border-edge px-1 text-[1.0625rem]">
      {children}
    </span>
  )
}

function ClubRow({ club, loftDeg, distance, certainty, isUnsaved, doubt, units, onEdit, onOpen }: ClubRowProps) {
  return (
    <div className="grid min-h-14 grid-cols-[5.75rem_minmax(0,1fr)_44px] max-[17rem]:grid-cols-[minmax(0,1fr)_44px] items-center gap-x-2 gap-y-0.5 pt-1.5 pb-2">
      <span>
        {distance && certainty ? (
          <CarryNumeral
            carryYards={distance.distance}
            certainty={certainty}
            units={units}
            className="text-[2.375rem]"
          />
        ) : (
          <span className="block text-sm leading-tight text-ink-2">{copy.noDistance}</span>
        )}
      </span>
      <span className="min-w-0 max-[17rem]:row-start-2">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="min-h-11 rounded-control text-left font-plate text-plate-sm leading-tight font-bold hover:bg-mown"
        >
          {unbroken(clubName(club))}
        </button>{' '}
        {loftDeg !== undefined && <span className="text-xs text-ink-2">{degreesText(loftDeg)}</span>}
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1">
          {distance && certainty && (
            <ProvenanceWord
              source={distance.source}
              shotCount={certainty.shotCount ?? distance.shots?.count}
              carry={{ certainty, units }}
            />
          )}
          {isUnsaved && <UnsavedDot />}
        </span>
      </span>
      <button
        type="button"
        id={pencilId(club)}
        aria-label={copy.editDistance(clubName(club))}
        onClick={onEdit}
        className="grid size-11 place-items-center rounded-control max-[17rem]:col-start-2 max-[17rem]:row-start-1 text-ink-2 hover:bg-mown hover:text-ink"
      >
        <Icon name="pencil" className="size-5.5" />
      </button>
      {doubt !== undefined && (
        <p data-warning className="col-span-full max-w-none text-xs text-clay-ink">
          {unbroken(doubt)}
        </p>
      )}
      {distance && <DistanceBar distance={distance} />}
    </div>
  )
}

/** The button that opens a club's edit, found again after the list has been sorted anew. */
function pencilId(club: ClubType): string {
  return `edit-${club}`
}

function DistanceBar({ distance }: { readonly distance: ClubDistance }) {
  const known = isEstimated(distance) ? 'estimated' : 'own'
  const percent = Math.min(1, distance.distance / BAR_SCALE_YARDS) * 100
  return (
    <span aria-hidden="true" className="col-span-full mt-1.5 block h-2 rounded-mark bg-sunk">
      <span
        data-bar={known}
        className={`block h-full rounded-mark ${known === 'estimated' ? 'bg-sand outline-1 -outline-offset-1 outline-sand-ink outline-dashed' : 'bg-water'}`}
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}

function ownedLoftDeg(bag: readonly BagClub[], club: ClubType): number | undefined {
  const owned = bag.find(({ type }) => type === club)
  return owned && loftOf(owned)
}
