import { carriesInAirs } from '@bagwise/golf/flight/carry-in-air'
import { playsLike } from '@bagwise/golf/flight/plays-like'
import type { RoundRows } from '@bagwise/golf/play/memory-of-rounds'
import type { FilesToLearnFrom } from '@bagwise/shot-files/learn-from-files'
import type { ShotReading } from '@bagwise/shot-files/read-shots'

/** Hears how much of the work is done, 0 to 1. */
type Report = (share: number) => void

/**
 * What the page has worked out off its thread. The first page needs the flight of a ball; everything else is loaded when
 * it is asked for. Arguments and answers are what a structured clone keeps: `golf-functions.test.ts`.
 */
const GOLF_FUNCTIONS = {
  playsLike: () => playsLike,
  carriesInAirs: () => carriesInAirs,
  picturedAdvice: async () => (await import('@bagwise/golf/shot-advice/pictured-advice')).picturedAdvice,
  findTurningPoints: async () => (await import('@bagwise/golf/shot-advice/turning-points')).findTurningPoints,
  quickLadder: async () => (await import('@bagwise/golf/quick-bag/quick-ladder')).quickLadder,
  shotMemory: async () => (await import('./memory-functions.ts')).memoryWithRounds,
  clubHistory: async () => (await import('./memory-functions.ts')).historyWithRounds,
  loftCurve: async () => (await import('@bagwise/golf/fitting/loft-carry')).loftCurve,
  learnFromFiles: async () => {
    const [{ learnFromFiles }, { memoryWithRounds }] = await Promise.all([
      import('@bagwise/shot-files/learn-from-files'),
      import('./memory-functions.ts'),
    ])
    return (files: FilesToLearnFrom, rounds: readonly RoundRows[]) =>
      learnFromFiles(files, (golfer) => memoryWithRounds(golfer, rounds))
  },
  readCourses: async () => (await import('./read-courses.ts')).readCourses,
  adviseOnHole: async () => (await import('./advise-on-hole.ts')).adviseOnHole,
  coverOfBook: async () => (await import('./book-on-course.ts')).coverOfBook,
  pageOfBook: async () => (await import('./book-on-course.ts')).pageOfBook,
  readShots: async (report) => {
    const { readShots } = await import('@bagwise/shot-files/read-shots')
    return (files: readonly Blob[], options: ShotReading) => readShots(files, options, report)
  },
} as const satisfies Record<string, (report: Report) => unknown>

export type GolfFunctionName = keyof typeof GOLF_FUNCTIONS
type GolfFunction<Name extends GolfFunctionName> = Awaited<ReturnType<(typeof GOLF_FUNCTIONS)[Name]>>
export type GolfArguments<Name extends GolfFunctionName> = Parameters<GolfFunction<Name>>
export type GolfAnswer<Name extends GolfFunctionName> = Awaited<ReturnType<GolfFunction<Name>>>

/** The function of this name, for any arguments: what is asked was checked where it was asked. */
export async function loadGolfFunction(
  name: GolfFunctionName,
  report: Report,
): Promise<(...args: readonly unknown[]) => unknown> {
  const load: (report: Report) => unknown = GOLF_FUNCTIONS[name]
  return (await load(report)) as (...args: readonly unknown[]) => unknown
}
