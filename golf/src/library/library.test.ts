import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { SAMPLES } from '../../packing/samples.ts'
import * as library from './index.ts'
import type { Rule } from './inputs/check.ts'
import { ADVISE_SHOT } from './inputs/advice.ts'
import { BETTER_BAG, ESTIMATE_BAG, FIND_GAPS, STANDARD_CARRY } from './inputs/bag.ts'
import { ADVISE_HOLE, GREEN_YARDS, READ_COURSES } from './inputs/course.ts'
import {
  CARRY_IN_AIR,
  INFER_LAUNCH,
  LAUNCH_FROM_DELIVERY,
  PLAYS_LIKE,
  ROLL_BAND,
  SIMULATE_FLIGHT,
} from './inputs/flight.ts'
import {
  ADJUSTED_GROSS,
  COURSE_HANDICAP,
  RATE_ROUNDS,
  SCORE_DIFFERENTIAL,
  STROKES_RECEIVED,
} from './inputs/handicap.ts'
import { LEARN_FROM_SHOTS } from './inputs/memory.ts'

/** What each function takes: a record of its arguments by name, in their order. */
const RULES: Readonly<Record<string, Rule>> = {
  adviseShot: ADVISE_SHOT,
  betterBag: BETTER_BAG,
  readCourses: READ_COURSES,
  greenYards: GREEN_YARDS,
  adviseHole: ADVISE_HOLE,
  estimateBag: ESTIMATE_BAG,
  standardCarryYards: STANDARD_CARRY,
  inferLaunch: INFER_LAUNCH,
  launchFromDelivery: LAUNCH_FROM_DELIVERY,
  simulateFlight: SIMULATE_FLIGHT,
  carryInAir: CARRY_IN_AIR,
  rollBand: ROLL_BAND,
  findGaps: FIND_GAPS,
  scoreDifferential: SCORE_DIFFERENTIAL,
  rateRounds: RATE_ROUNDS,
  courseHandicap: COURSE_HANDICAP,
  strokesReceived: STROKES_RECEIVED,
  adjustedGross: ADJUSTED_GROSS,
  learnFromShots: LEARN_FROM_SHOTS,
  playsLike: PLAYS_LIKE,
}

type AnyFunction = (...args: unknown[]) => unknown
const functions = Object.entries<unknown>(library).filter(
  (entry): entry is [string, AnyFunction] => typeof entry[1] === 'function',
)
const samples = new Map<string, readonly (readonly unknown[])[]>(
  Object.values(SAMPLES).flatMap((module) => Object.entries(module)),
)
const entries = functions.map(([name, call]) => {
  const rule = RULES[name]
  if (rule?.is !== 'record') throw new Error(`There is no rule for the arguments of ${name}`)
  return { name, call, fields: rule.fields, calls: samples.get(name) ?? [] }
})

it('has rules and samples for every function of the package', () => {
  expect(functions.map(([name]) => name).toSorted()).toEqual(Object.keys(RULES).toSorted())
  expect(functions.map(([name]) => name).toSorted()).toEqual([...samples.keys()].toSorted())
})

it.each(entries)('OPN-02 $name names the argument that is missing, null, a text or not a number', (entry) => {
  const { call, fields, calls } = entry
  const [args = []] = calls
  for (const [index, [argument, rule]] of Object.entries(fields).entries()) {
    for (const wrong of [null, Number.NaN, 'sand', true, [[]], -Infinity]) {
      if (rule.is === 'text' && wrong === 'sand') continue
      const answer = call(...Object.assign([...args], { [index]: wrong }))
      expect(answer, argument).toMatchObject({ problem: 'wrong-input', field: expect.stringContaining(argument) })
    }
  }
  expect(call()).toMatchObject({ problem: 'wrong-input', field: Object.keys(fields)[0] })
})

it('OPN-02 answers what plain JavaScript gets wrong with the name of the field', () => {
  const [bag, golfer, shot] = SAMPLES.advice.adviseShot[0]
  const advise = library.adviseShot as AnyFunction
  const fieldOf = (...args: unknown[]) => {
    const answer = advise(...args)
    return answer && typeof answer === 'object' && 'field' in answer ? answer.field : answer
  }
  expect(fieldOf(bag, golfer, { ...shot, lie: 'sand' })).toBe('shot.lie')
  expect(fieldOf(bag, golfer, { ...shot, hazards: undefined })).toBe('shot.hazards')
  expect(fieldOf(bag, golfer, { ...shot, hazards: [{ kind: 'lake', side: 'left' }] })).toBe('shot.hazards[0].kind')
  expect(fieldOf(bag, golfer, { ...shot, distanceYards: '150' })).toBe('shot.distanceYards')
  expect(fieldOf(bag, golfer, { ...shot, distanceYards: Number.NaN })).toBe('shot.distanceYards')
  expect(fieldOf(null, golfer, shot)).toBe('bag')
  expect(fieldOf([null], golfer, shot)).toBe('bag[0]')
  const expected = 'a number, or nothing'
  expect(advise(bag, { handicap: 'ten' }, shot)).toEqual({ problem: 'wrong-input', field: 'golfer.handicap', expected })
})

it('OPN-02 answers any JSON for any argument without an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...entries), fc.array(fc.jsonValue(), { maxLength: 4 }), ({ call }, args) => {
      expect(() => call(...args)).not.toThrow()
    }),
    { numRuns: 400 },
  )
})

/** Every place within a value that its rule speaks of, by its path. */
function placesIn(rule: Rule, value: unknown, path: readonly (string | number)[]): readonly Place[] {
  if (value === undefined) return []
  const own: Place = { rule, path }
  switch (rule.is) {
    case 'list':
      return Array.isArray(value)
        ? [own, ...value.slice(0, 3).flatMap((item, index) => placesIn(rule.of, item, [...path, index]))]
        : []
    case 'tuple':
      return Array.isArray(value)
        ? [own, ...rule.of.flatMap((each, index) => placesIn(each, value[index], [...path, index]))]
        : []
    case 'record':
      return typeof value === 'object' && value !== null
        ? [
            own,
            ...Object.entries(rule.fields).flatMap(([name, each]) =>
              placesIn(each, Reflect.get(value, name), [...path, name]),
            ),
          ]
        : []
    case 'either':
      return [own, ...rule.of.flatMap((each) => placesIn(each, value, path).slice(1))]
    default:
      return [own]
  }
}
type Place = { readonly rule: Rule; readonly path: readonly (string | number)[] }

const nameOf = (path: readonly (string | number)[]) =>
  path.map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`)).join('')

/** The arguments with one value replaced. */
function damaged(within: object, [step = '', ...rest]: readonly (string | number)[], wrong: unknown): object {
  const inside: unknown = Reflect.get(within, step)
  const replaced = rest.length === 0 ? wrong : damaged(Object(inside), rest, wrong)
  if (Array.isArray(within)) return within.map((item: unknown, index) => (index === step ? replaced : item))
  return { ...within, [step]: replaced }
}

/** Every place within the samples, with what its rule accepts there: those of each function together. */
const placesOf = entries.map(({ name, call, fields, calls }) =>
  calls.flatMap((args) => {
    const names = Object.keys(fields)
    const byName = Object.fromEntries(names.map((argument, index) => [argument, args[index]]))
    const callWith = (path: Place['path'], value: unknown): unknown => {
      const given = damaged(byName, path, value)
      return call(...names.map((argument) => Reflect.get(given, argument)))
    }
    return placesIn({ is: 'record', fields }, byName, [])
      .slice(1)
      .map(({ path, rule }) => ({ title: `${name}: ${nameOf(path)}`, field: nameOf(path), path, rule, callWith }))
  }),
)
const anyPlace = fc.constantFrom(...placesOf).chain((places) => fc.constantFrom(...places))

it('OPN-02 names the one field that is damaged in what is right otherwise', () => {
  expect(placesOf.flat().length).toBeGreaterThan(500)
  fc.assert(
    fc.property(anyPlace, fc.jsonValue(), ({ title, field, path, rule, callWith }, json) => {
      const answer = callWith(path, isMeant(rule, json) ? Number.NaN : json)
      expect(answer, title).toMatchObject({ problem: 'wrong-input' })
      expect(Reflect.get(Object(answer), 'field'), title).toSatisfy((named: string) => named.startsWith(field))
    }),
    { numRuns: 1000 },
  )
})

/** Whether the rule might accept it. */
function isMeant(rule: Rule, json: unknown): boolean {
  if (rule.is === 'either') return rule.of.some((each) => isMeant(each, json))
  if (rule.is === 'number') return typeof json === 'number'
  if (rule.is === 'text' || rule.is === 'day') return typeof json === 'string'
  if (rule.is === 'choice') return rule.of.some((one) => one === json)
  if (rule.is === 'list' || rule.is === 'tuple') return Array.isArray(json)
  if (rule.is === 'record') return typeof json === 'object' && json !== null
  return json === rule.value
}

/** Any value that a rule accepts; lists are short. */
function accepted(rule: Rule): fc.Arbitrary<unknown> {
  switch (rule.is) {
    case 'number': {
      const { from, to, isWhole } = rule
      if (isWhole) return fc.integer({ min: from, max: to })
      const usual = fc.double({ min: Math.max(from, -100), max: Math.min(to, 400), noNaN: true })
      return fc.oneof(
        { weight: 9, arbitrary: usual },
        fc.constantFrom(from, to),
        fc.double({ min: from, max: to, noNaN: true }),
      )
    }
    case 'choice':
      return fc.constantFrom(...rule.of)
    case 'text':
      return fc.string({ maxLength: 10 })
    case 'day':
      return fc
        .date({ min: new Date('2020-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
        .map((day) => day.toISOString().slice(0, 10))
    case 'list':
      return fc.array(accepted(rule.of), { minLength: rule.least, maxLength: Math.min(rule.most, rule.least + 6) })
    case 'tuple':
      return fc.tuple(...rule.of.map(accepted))
    case 'record':
      return fc.record(Object.fromEntries(Object.entries(rule.fields).map(([name, each]) => [name, accepted(each)])))
    case 'either':
      return fc.oneof(...rule.of.map(accepted))
    case 'empty':
      return fc.constant(rule.value)
  }
}

it('answers whatever its rules accept without an exception', () => {
  const anywhere = anyPlace.chain(({ rule, ...place }) => accepted(rule).map((value) => ({ ...place, value })))
  fc.assert(
    fc.property(anywhere, ({ title, path, callWith, value }) => {
      expect(callWith(path, value), title).toBeDefined()
    }),
    { numRuns: 100 },
  )
})

it('takes a pattern that shots have taught for advice', () => {
  const [golfer] = SAMPLES.memory.learnFromShots[0]
  const [bag, who, shot] = SAMPLES.advice.adviseShot[0]
  const learned = library.learnFromShots(golfer)
  if ('problem' in learned) throw new Error(learned.problem)
  const known = bag.map((club) => ({ ...club, pattern: learned.find((one) => one.club === club.club)?.pattern }))
  expect(library.adviseShot(known, who, shot)).toHaveProperty('recommended')
})
