/** Whether this is `npm run test:exhaustive`. */
export const IS_EXHAUSTIVE = process.env.BAGWISE_EXHAUSTIVE === 'yes'

/**
 * Marks a test of one more state of a sweep, which only an exhaustive run looks at: `{ tag: SWEEP }`. Never one that cites
 * a statement.
 */
export const SWEEP = '@sweep'

/** The items of a sweep: all in an exhaustive run, else fixed representatives of each kind. */
export function sweep<Item>(all: readonly Item[], representatives: readonly Item[]): readonly Item[] {
  return IS_EXHAUSTIVE ? all : representatives
}
