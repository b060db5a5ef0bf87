import { constants } from 'node:os'

type CleanUp = () => Promise<unknown>

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** As shells count: 128 and the number of the signal. */
const SIGNALLED = 128

/**
 * Runs something that leaves processes, folders or databases behind, and takes them away afterwards, the last one first:
 * when it has ended, has failed, or is stopped by a signal.
 */
export async function withCleanUp<Result>(
  run: (cleanUpLater: (cleanUp: CleanUp) => void) => Promise<Result>,
): Promise<Result> {
  const waiting: CleanUp[] = []
  let stopping: Promise<void> | undefined
  const onSignals = STOP_SIGNALS.map((signal) => {
    const stop = () => {
      stopping ??= cleanUpAll(waiting).finally(() => process.exit(SIGNALLED + constants.signals[signal]))
    }
    process.on(signal, stop)
    return () => process.off(signal, stop)
  })
  try {
    return await run((cleanUp) => waiting.push(cleanUp))
  } finally {
    // What fails because its database is being dropped is no failure of its own: the signal ends the process.
    await stopping
    await cleanUpAll(waiting)
    for (const takeBack of onSignals) takeBack()
  }
}

/** One that fails keeps none of the others from being tried. */
async function cleanUpAll(waiting: CleanUp[]): Promise<void> {
  const errors: unknown[] = []
  for (let cleanUp = waiting.pop(); cleanUp; cleanUp = waiting.pop()) {
    await cleanUp().catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Something that the bench made could not be taken away')
}
