import { useMemo } from 'react'
import { OWN_FROM_SHARE } from '@bagwise/golf/distances/club-distance'
import { plusMinusYards } from '@bagwise/golf/memory/learned-certainty'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import { SDS_OF_80_PERCENT } from '@bagwise/golf/sds-of-80-percent'
import { patternOval } from '@bagwise/golf/memory/oval'
import type { ShotVerdict } from '@bagwise/golf/memory/shot-memory'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { useWidthPx } from '#charts/use-width.ts'
import * as clubCopy from '#features/club/club.copy.ts'
import type { KnownClubPage } from '#features/club/use-club.ts'
import { PatternDrawing } from './pattern-drawing.tsx'
import { DRAWN_KINDS, MOST_DOTS, OVAL_SHARES, ovalSize, patternGeometry } from './pattern-geometry.ts'
import type { DrawnKind, DrawnShot } from './pattern-geometry.ts'
import * as copy from './pattern.copy.ts'
import { ShotMark } from './shot-mark.tsx'

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 230
const PERCENT = 100
/** Carries that are read so alike are the same. */
const SAME_CARRY_YARDS = 0.5

/** Where the shots with the club come down, and what follows. */
export function PatternPanel({ known }: { readonly known: KnownClubPage }) {
  const { learned, shotCount, countedCount } = known
  if (!learned || (shotCount > 0 && countedCount === 0)) return <p>{clubCopy.nothingCounts}</p>
  return <Pattern known={known} learned={learned} />
}

function Pattern({ known, learned }: { readonly known: KnownClubPage; readonly learned: LearnedClub }) {
  const { club, profile, history, verdicts, sessions } = known
  const units = profile.preferredUnits
  const drawn = useMemo(() => drawnShots({ history, verdicts, sessions }), [history, verdicts, sessions])
  const counts = countsOf(drawn)
  const [inner, outer] = [patternOval(learned, OVAL_SHARES.inner), patternOval(learned, OVAL_SHARES.outer)]
  const isOwn = (learned.shares.across.own + learned.shares.along.own) / 2 >= OWN_FROM_SHARE
  const sentence = copy.patternSentence({
    club,
    count: drawn.length,
    carryYards: learned.carryYards,
    biasYards: learned.biasYards,
    inner: { size: ovalSize(inner, units), turnDeg: inner.turnDeg },
    outer: { size: ovalSize(outer, units), turnDeg: outer.turnDeg },
    units,
  })
  return (
    <div className="grid gap-3">
      <Figure learned={learned} shots={drawn} units={units} isOwn={isOwn} sentence={sentence} counts={counts} />
      <ul className="grid gap-1.5">
        <li>{clubCopy.halfOval(ovalSize(inner, units), units)}</li>
        {sentencesOf(known).map((text) => (
          <li key={text} className="text-sm">
            {text}
          </li>
        ))}
      </ul>
      <ShowNumbers
        caption={copy.tableCaption(units)}
        columns={copy.tableColumns}
        rows={[
          {
            name: copy.tableRows.carry,
            cells: [copy.within(clubCopy.distance(learned.carryYards, units), plusMinusYards(learned), units)],
          },
          {
            name: copy.tableRows.miss,
            cells: [
              copy.within(clubCopy.sideShort(learned.biasYards, units), SDS_OF_80_PERCENT * learned.biasSdYards, units),
            ],
          },
          { name: copy.tableRows.inner, cells: [copy.ovalCell(ovalSize(inner, units), units)] },
          { name: copy.tableRows.outer, cells: [copy.ovalCell(ovalSize(outer, units), units)] },
          { name: copy.tableRows.turn, cells: [copy.turnCell(outer.turnDeg)] },
          { name: copy.tableRows.counts, cells: [String(counts.counts)] },
          { name: copy.tableRows.mishits, cells: [String(counts.mishit)] },
          { name: copy.tableRows.odd, cells: [String(counts.odd)] },
          { name: copy.tableRows.leftOut, cells: [String(counts['left-out'])] },
        ]}
      />
    </div>
  )
}

type FigureProps = {
  readonly learned: LearnedClub
  readonly shots: readonly DrawnShot[]
  readonly units: KnownClubPage['profile']['preferredUnits']
  readonly isOwn: boolean
  readonly sentence: string
  readonly counts: Readonly<Record<DrawnKind, number>>
}

function Figure({ learned, shots, units, isOwn, sentence, counts }: FigureProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  const geometry = useMemo(
    () =>
      widthPx === undefined
        ? undefined
        : patternGeometry({ learned, shots, widthPx: Math.max(NARROWEST_PX, widthPx), units }),
    [learned, shots, widthPx, units],
  )
  return (
    <figure className="grid gap-1.5">
      <div ref={box} className="min-h-57 overflow-hidden">
        {geometry && <PatternDrawing geometry={geometry} isOwn={isOwn} sentence={sentence} />}
      </div>
      <figcaption className="grid gap-1.5 text-xs text-ink-2">
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          {DRAWN_KINDS.filter((kind) => counts[kind] > 0).map((kind) => (
            <span key={kind} className="inline-flex items-center gap-1.5">
              <ShotMark kind={kind} />
              {copy.kindCount(kind, counts[kind])}
            </span>
          ))}
          {shots.length > MOST_DOTS && (
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className="size-3 bg-clay opacity-60" />
              {copy.density(shots.length - MOST_DOTS)}
            </span>
          )}
          {geometry && geometry.ticks.length > 0 && <span>{copy.noDirection(geometry.ticks.length)}</span>}
          {geometry && geometry.beyondCount > 0 && <span>{copy.beyond(geometry.beyondCount)}</span>}
        </span>
        <span>{copy.caption(isOwn)}</span>
      </figcaption>
    </figure>
  )
}

/** What else there is to say of the pattern. */
function sentencesOf({ profile, sessions, history, countedCount }: KnownClubPage): readonly string[] {
  const units = profile.preferredUnits
  if (!history) return []
  const { mishitShare, mishitShotCount, grounds } = history
  return [
    ...(countedCount > 0
      ? [
          clubCopy.mishitSentence({
            percent: Math.round(mishitShare * PERCENT),
            shotCount: mishitShotCount,
            hasHandicap: profile.handicap !== null,
          }),
        ]
      : []),
    ...(grounds ? [clubCopy.matsSentence({ ...grounds, units })] : []),
    ...(hasOtherAir({ sessions, history }) ? [clubCopy.airSentence(units)] : []),
  ]
}

/** Whether a shot is shown at another length than it was read. */
function hasOtherAir({ sessions, history }: Pick<KnownClubPage, 'sessions' | 'history'>): boolean {
  const read = new Map(sessions.flatMap(({ shots }) => shots.map(({ id, carryYards }) => [id, carryYards] as const)))
  return (history?.placed ?? []).some(
    ({ id, carryYards }) => Math.abs((read.get(id) ?? carryYards) - carryYards) >= SAME_CARRY_YARDS,
  )
}

/** Full swings of the present club, the newest first. */
function drawnShots({
  history,
  verdicts,
  sessions,
}: Pick<KnownClubPage, 'history' | 'verdicts' | 'sessions'>): readonly DrawnShot[] {
  const there = new Set(sessions.flatMap(({ shots }) => shots.map(({ id }) => id)))
  return (history?.placed ?? []).flatMap(({ id, carryYards, sideYards }) => {
    const kind = kindOf(verdicts?.get(id))
    return kind && there.has(id) ? [{ carryYards, sideYards, kind }] : []
  })
}

function kindOf(verdict: ShotVerdict | undefined): DrawnKind | undefined {
  if (verdict === 'solid') return 'counts'
  return DRAWN_KINDS.find((kind) => kind === verdict)
}

function countsOf(shots: readonly DrawnShot[]): Readonly<Record<DrawnKind, number>> {
  const count = (kind: DrawnKind) => shots.filter((shot) => shot.kind === kind).length
  return { counts: count('counts'), mishit: count('mishit'), odd: count('odd'), 'left-out': count('left-out') }
}
