import * as fc from '../../node_modules/fast-check/lib/fast-check.js'

const DEFAULT_RUNS = 100
/** How often a property is tried, as a multiple of what its test asks for: set by `verify.ts`. */
const TIMES = Number(process.env.BAGWISE_PROPERTY_RUNS)

/** fast-check for runs that try each property less or more often than its test asks for. */
const assert = ((property: fc.IRawProperty<void>, { numRuns = DEFAULT_RUNS, ...params }: fc.Parameters = {}) =>
  fc.assert(property, { ...params, numRuns: Math.ceil(numRuns * TIMES) })) as typeof fc.assert

export * from '../../node_modules/fast-check/lib/fast-check.js'
export { assert }
// oxlint-disable-next-line no-default-export -- the library's own shape
export default { ...fc, assert }
