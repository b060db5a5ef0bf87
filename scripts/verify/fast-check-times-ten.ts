import * as fc from '../../node_modules/fast-check/lib/fast-check.js'

const TIMES = 10
const DEFAULT_RUNS = 100

/** fast-check for `npm run test:exhaustive`: each property is tried ten times as often as its test asks for. */
const assert = ((property: fc.IRawProperty<void>, { numRuns = DEFAULT_RUNS, ...params }: fc.Parameters = {}) =>
  fc.assert(property, { ...params, numRuns: numRuns * TIMES })) as typeof fc.assert

export * from '../../node_modules/fast-check/lib/fast-check.js'
export { assert }
// oxlint-disable-next-line no-default-export -- the library's own shape
export default { ...fc, assert }
