/** Whether this is `npm run test:exhaustive`. */
export const IS_EXHAUSTIVE = process.env.BAGWISE_EXHAUSTIVE === 'yes'

/**
 * `{ tag: EXHAUSTIVE }`: only `npm run test:exhaustive` runs this browser test: one more state of a sweep, or a rare turn of
 * a journey. Never one that cites a statement, whose edits could get lost, or that is an attack.
 */
export const EXHAUSTIVE = '@exhaustive'

/** The items of a sweep: all in an exhaustive run, else fixed representatives of each kind. */
export function sweep<Item>(all: readonly Item[], representatives: readonly Item[]): readonly Item[] {
  return IS_EXHAUSTIVE ? all : representatives
}
