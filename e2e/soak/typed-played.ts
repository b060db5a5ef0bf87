import { undoTap } from '@bagwise/golf/play/hole-taps'
import type { Tap } from '@bagwise/golf/play/hole-taps'
import { hit, holeIn, sampleHoles, sampleRound, tapOn } from '../../web/src/testing/played-page.ts'
import type { Page } from './device.ts'

/** A score or a stroke that a golfer tapped on one device, and that was shown. */
export type TypedPlay = {
  readonly page: Page
  readonly round: string
  readonly hole: number
  readonly score?: number
  readonly shot?: string
  /** Whether the device has kept it. */
  isKept: boolean
  /** Taken back or said otherwise since, on the same device. */
  isReplaced: boolean
  /** It went with a page that had said that it is not kept. */
  isGone: boolean
}

/** What a golfer has done with played rounds on one device. */
export type TypedPlayed = {
  readonly begin: (page: Page, day: string) => string
  readonly hit: (page: Page, place: Place) => void
  readonly score: (page: Page, place: Place, score: number) => void
  readonly penalty: (page: Page, place: Place) => void
  readonly undoTap: (page: Page, place: Place) => void
  readonly finish: (page: Page, round: string) => void
  readonly remove: (page: Page, round: string) => void
  /** Takes back what this device has deleted last. */
  readonly undo: () => void
  /** Nothing moves: what the pages say is kept has to survive them from now on. */
  readonly look: (pages: readonly Page[]) => void
  /** What a page has not kept goes with it. */
  readonly noteKilled: (page: Page) => void
  readonly all: () => readonly TypedPlay[]
  /** Rounds that were begun here and shown, whose device kept them. */
  readonly begun: () => ReadonlySet<string>
  /** Strokes that were taken back on this device. */
  readonly undone: ReadonlySet<string>
  /** Rounds that were deleted on this device, whether that was undone or not. */
  readonly removed: ReadonlySet<string>
  /** What was shown of rounds when they were deleted on this device: ids of shots, and scores by `placeName`. */
  readonly seenAtRemoval: ReadonlySet<string>
  /** Scores that a page has shown as given way, by `placeName`. */
  readonly told: ReadonlySet<string>
}

export type Place = { readonly round: string; readonly hole: number }

export const HOLES_OF_ROUND = 2

export function placeName({ round, hole }: Place, score: number | null): string {
  return `${round} ${hole} ${score}`
}

export function createTypedPlayed(): TypedPlayed {
  const typed: TypedPlay[] = []
  const begun: { readonly page: Page; readonly round: string; isKept: boolean; isGone: boolean }[] = []
  const [undone, removed, told] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const seenAtRemoval = new Set<string>()
  const killed = new Set<Page>()
  let undos: readonly { readonly page: Page; readonly undo: () => void }[] = []

  function replace(isReplaced: (one: TypedPlay) => boolean): void {
    for (const one of typed) one.isReplaced ||= isReplaced(one)
  }

  /** Counts from the moment at which it is shown. */
  function tap(page: Page, { round, hole }: Place, wanted: Tap, said: Pick<TypedPlay, 'score' | 'shot'>): void {
    const noted = tapOn(page.played.state(), { round, hole }, wanted)
    if (!noted) return
    void page.played.tap(round, hole, noted.changes, noted).then((kept) => {
      if (killed.has(page)) return
      const isKept = kept !== 'not-kept-yet'
      typed.push({ page, round, hole, ...said, isKept, isReplaced: false, isGone: false })
    })
  }

  return {
    begin: (page, day) => {
      const round = sampleRound({ date: day })
      void page.played.start(round, sampleHoles(round, HOLES_OF_ROUND)).then((kept) => {
        if (killed.has(page)) return
        begun.push({ page, round: round.id, isKept: kept !== 'not-kept-yet', isGone: false })
      })
      return round.id
    },
    hit: (page, place) => {
      const stroke = hit()
      tap(page, place, stroke, { shot: stroke.id })
    },
    score: (page, place, score) => {
      replace((one) => one.round === place.round && one.hole === place.hole && one.score !== undefined)
      tap(page, place, { tap: 'score', score }, { score })
    },
    penalty: (page, place) => tap(page, place, { tap: 'penalty', penalty: 'area' }, {}),
    undoTap: (page, place) => {
      const state = holeIn(page.played.state(), place)
      const after = state && undoTap(state)
      const last = state?.noted.at(-1)?.tap
      if (!after || !last) return
      if (last.tap === 'hit') undone.add(last.id)
      if (last.tap === 'score') {
        replace((one) => one.round === place.round && one.hole === place.hole && one.score !== undefined)
      }
      void page.played.tap(place.round, place.hole, after.changes, 'undo')
    },
    finish: (page, round) => void page.played.changeRound(round, { state: 'finished' }),
    remove: (page, round) => {
      removed.add(round)
      const shown = page.played.state().rounds.find((one) => one.round.id === round)
      for (const { number, score } of shown?.holes ?? []) seenAtRemoval.add(placeName({ round, hole: number }, score))
      for (const { id } of shown?.shots ?? []) seenAtRemoval.add(id)
      const own = typed.filter((one) => one.round === round && !one.isReplaced)
      replace((one) => own.includes(one))
      const { undo } = page.played.remove(round, { withIndexRound: false })
      const back = () => {
        undo()
        const isBack = page.played.state().rounds.some((one) => one.round.id === round)
        for (const one of own) one.isReplaced = !isBack
      }
      undos = [...undos, { page, undo: back }]
    },
    undo: () => {
      undos.at(-1)?.undo()
      undos = undos.slice(0, -1)
    },
    look: (pages) => {
      for (const { played } of pages) {
        for (const { round, news } of played.state().rounds) {
          for (const one of news) {
            if (one.kind === 'hole') told.add(placeName({ round: round.id, hole: one.before.number }, one.before.score))
          }
        }
      }
      for (const one of [...typed, ...begun]) {
        one.isKept ||= one.page.played.state().isSafe && one.page.played.state().isReady
      }
    },
    noteKilled: (page) => {
      killed.add(page)
      for (const one of [...typed, ...begun]) one.isGone ||= one.page === page && !one.isKept
      undos = undos.filter((one) => one.page !== page)
    },
    all: () => typed,
    begun: () => new Set(begun.flatMap(({ round, isGone }) => (isGone ? [] : [round]))),
    undone,
    removed,
    seenAtRemoval,
    told,
  }
}
