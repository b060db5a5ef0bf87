import fc from 'fast-check'
import type { RunDetails } from 'fast-check'
import { addCases, noCases } from './case-counts.ts'
import type { CaseCounts } from './case-counts.ts'
import { signUpGolferOn } from './golfer-account.ts'
import type { GolferAccount } from './golfer-account.ts'
import { golferHistories, wordsOf } from './golfer-history.ts'
import type { GolferHistory } from './golfer-history.ts'
import { liveThrough } from './live-history.ts'
import { startServerOn } from './soak-server.ts'
import type { DatabaseKind } from '../support/own-database.ts'

/** A golfer's list of old values is read after each history: it should stay short. */
const HISTORIES_PER_GOLFER = 25
/** Making a failing history smaller stops here, so that the report comes within minutes. */
const MOST_SHRINKS = 150

/** Of one server, so that it has more than one golfer to serve; each has a seed one higher than the one before. */
const GOLFERS_AT_ONCE = 2

export type SoakResult = {
  readonly counts: CaseCounts
  /** What went wrong, with the shortest history that shows it; undefined when nothing did. */
  readonly failure: string | undefined
}

type Options = {
  readonly kind: DatabaseKind
  readonly seed: number
  readonly historyCount: number
  readonly onProgress?: (historyCount: number) => void
  /** Ends early and cleans up. */
  readonly stopWhen?: AbortSignal
}

/** Runs random histories of three devices against a real server on the given kind of database. */
export async function runRandomHistories({
  kind,
  seed,
  historyCount,
  onProgress,
  stopWhen,
}: Options): Promise<SoakResult> {
  const server = await startServerOn(kind)
  const counts = noCases()
  try {
    const runs = await Promise.all(
      Array.from({ length: GOLFERS_AT_ONCE }, (_, lane) =>
        runLane({
          isStopped: () => stopWhen?.aborted ?? false,
          seed: seed + lane,
          historyCount: Math.ceil(historyCount / GOLFERS_AT_ONCE),
          nextGolfer: golferSupply(() => signUpGolferOn(server.url)),
          onLived: (lived) => {
            addCases(counts, lived)
            onProgress?.(counts.histories)
          },
        }),
      ),
    )
    const failures = runs.flatMap((run) => (run.failed ? [failureOf(run)] : []))
    return { counts, failure: failures.length > 0 ? failures.join('\n') : undefined }
  } finally {
    await server.dispose()
  }
}

type Lane = {
  readonly isStopped: () => boolean
  readonly seed: number
  readonly historyCount: number
  readonly nextGolfer: ReturnType<typeof golferSupply>
  readonly onLived: (counts: CaseCounts) => void
}

/** One golfer after the other. */
async function runLane({
  isStopped,
  seed,
  historyCount,
  nextGolfer,
  onLived,
}: Lane): Promise<RunDetails<[GolferHistory]>> {
  let hasFailed = false
  let shrinkCount = 0
  const property = fc.asyncProperty(golferHistories, async (history) => {
    if (isStopped()) return
    // After a failure each try has a golfer of its own, so that it depends on nothing but itself.
    if (hasFailed && (shrinkCount += 1) > MOST_SHRINKS) return
    const { counts, faults } = await liveThrough(history, await nextGolfer({ isNew: hasFailed }))
    if (!hasFailed) onLived(counts)
    if (faults.length === 0) return
    hasFailed = true
    throw new Error([...new Set(faults)].join('\n'))
  })
  return fc.check(property, { seed, numRuns: historyCount })
}

function golferSupply(signUp: () => Promise<GolferAccount>) {
  let golfer: GolferAccount | undefined
  let livedCount = 0
  return async ({ isNew }: { readonly isNew: boolean }): Promise<GolferAccount> => {
    if (golfer === undefined || isNew || livedCount % HISTORIES_PER_GOLFER === 0) golfer = await signUp()
    livedCount += 1
    return golfer
  }
}

function failureOf({ seed, numRuns, numShrinks, counterexample, errorInstance }: RunDetails<[GolferHistory]>): string {
  const [history] = counterexample ?? []
  const faults = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return [
    `History ${numRuns} of seed ${seed} went wrong:`,
    faults,
    `The shortest history that shows it, after ${numShrinks} steps:`,
    history ? wordsOf(history) : '  none',
  ].join('\n')
}
