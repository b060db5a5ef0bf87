import { randomUUID } from 'node:crypto'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHOT_MARKS } from '@bagwise/golf/memory/shot-record'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { newId } from '../../web/src/http/ids.ts'
import type { Page } from './device.ts'

/** The words that histories change. */
export const WORD_FIELDS = ['mark', 'club'] as const
type WordField = (typeof WORD_FIELDS)[number]

type Typed = {
  readonly page: Page
  /** Whether the device has kept it. */
  isKept: boolean
  /** It went with a page that had said that it is not kept. */
  isGone: boolean
}
type TypedShot = Typed & { readonly shot: KeptShot }
export type TypedWord = Typed & {
  readonly shot: string
  readonly field: WordField
  readonly value: ShotWords[WordField]
  /** Said otherwise since, on the same device. */
  isReplaced: boolean
}
type TypedRemoval = Typed & {
  readonly sessions: readonly string[]
  readonly shots: readonly string[]
  isUndone: boolean
  readonly undo: () => void
}

/** What a golfer has done with shots on one device. */
export type TypedShots = {
  readonly keep: (page: Page, session: ShotSession, shot: KeptShot) => void
  readonly say: (page: Page, shot: string, words: Partial<Pick<ShotWords, WordField>>) => void
  readonly remove: (
    page: Page,
    gone: { readonly sessions?: readonly string[]; readonly shots?: readonly string[] },
  ) => void
  /** Takes back what this device has deleted last. */
  readonly undo: () => void
  /** Nothing moves: what the pages say is kept has to survive them from now on. */
  readonly look: () => void
  /** What a page has not kept goes with it. */
  readonly noteKilled: (page: Page) => void
  readonly all: () => {
    readonly shots: readonly TypedShot[]
    readonly words: readonly TypedWord[]
    readonly removals: readonly TypedRemoval[]
  }
}

export function createTypedShots(): TypedShots {
  const shots: TypedShot[] = []
  const words: TypedWord[] = []
  const removals: TypedRemoval[] = []
  const all = (): readonly Typed[] => [...shots, ...words, ...removals]
  const fresh = (page: Page): Typed => ({ page, isKept: false, isGone: false })

  return {
    keep: (page, session, shot) => {
      page.shots.keep([session], [shot])
      shots.push({ ...fresh(page), shot })
    },
    say: (page, shot, said) => {
      page.shots.change([shot], said)
      for (const field of WORD_FIELDS) {
        const value = said[field]
        if (value === undefined) continue
        for (const word of words) word.isReplaced ||= word.shot === shot && word.field === field
        words.push({ ...fresh(page), shot, field, value, isReplaced: false })
      }
    },
    remove: (page, { sessions = [], shots: gone = [] }) => {
      const { undo } = page.shots.remove({ sessions, shots: gone })
      removals.push({ ...fresh(page), sessions, shots: gone, isUndone: false, undo })
    },
    undo: () => {
      const last = removals.findLast(({ isUndone, isGone }) => !isUndone && !isGone)
      if (!last) return
      last.undo()
      // Too late once it is on its way: it stays deleted then, and either is right.
      last.isUndone = true
    },
    look: () => {
      for (const one of all()) one.isKept ||= one.page.shots.state().isSafe && one.page.shots.state().isReady
    },
    noteKilled: (page) => {
      for (const one of all()) one.isGone ||= one.page === page && !one.isKept
    },
    all: () => ({ shots, words, removals }),
  }
}

export function sampleSession(day: string): ShotSession {
  return { id: randomUUID(), day, origin: 'typed', source: 'log', isNormalised: false, note: '' }
}

const CLUBS = CLUB_TYPES.filter((club) => club !== 'putter')
const SHORTEST_YARDS = 20

/** No other shot of a history has this number. */
export function sampleShot(session: string, shotNumber: number): KeptShot {
  return {
    id: newId(),
    session,
    club: clubOf(shotNumber),
    swing: 'full',
    mark: 'by-rule',
    label: '',
    carryYards: SHORTEST_YARDS + shotNumber,
    isSpinMeasured: false,
  }
}

export function clubOf(changeNumber: number): KeptShot['club'] {
  return CLUBS[changeNumber % CLUBS.length] ?? null
}

export function markOf(changeNumber: number): KeptShot['mark'] {
  return SHOT_MARKS[changeNumber % SHOT_MARKS.length] ?? 'by-rule'
}
