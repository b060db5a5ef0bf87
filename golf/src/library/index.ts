/**
 * Every module of the package, each of which can be imported by its own name as well: `@bagwise/golf/advice`.
 *
 * - `clubs`, `units`: the clubs with their lofts and usual carries, exact units
 * - `flight`: how a ball leaves the club, flies and rolls
 * - `plays-like`: what a shot plays like today
 * - `advice`: the club and the aim that cost the fewest strokes
 * - `estimates`: carries of clubs that were not measured
 * - `gaps`, `better-bag`: the carries between the clubs, and what to do about them
 * - `handicap`: differentials, index, strokes received
 * - `memory`: what a golfer's shots teach
 * - `course`: maps of real courses and advice on their holes
 *
 * Functions never throw: what is not possible, and input that is not what its type says, is answered as `{ problem }`.
 */
export * from './advice.ts'
export * from './better-bag.ts'
export * from './clubs.ts'
export * from './course.ts'
export * from './estimates.ts'
export * from './flight.ts'
export * from './gaps.ts'
export * from './handicap.ts'
export * from './memory.ts'
export * from './plays-like.ts'
export * from './units.ts'
export type { WrongInput } from './inputs/wrong-input.ts'
