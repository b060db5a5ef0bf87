import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleStorage } from '#testing/sample-storage.ts'
import { sessionDrafts } from '#storage/session-drafts.ts'
import { createWizardDrafts } from './wizard-drafts.ts'

type Answers = {
  readonly flight: string
  readonly carryYards: number | undefined
  readonly misses: readonly string[]
  readonly isSure: boolean
}

const START: Answers = { flight: 'straight', carryYards: undefined, misses: [], isSure: false }
const STATE = {
  answers: { flight: 'hook', carryYards: 95, misses: ['thin'], isSure: true },
  typed: { carryYards: '95.' },
  stepId: 'misses',
  touched: ['flight'],
}

let session: ReturnType<typeof sampleStorage>

beforeEach(() => {
  session = sampleStorage()
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('window', { sessionStorage: session })
})
afterEach(() => vi.unstubAllGlobals())

it('is held by its page, and left to the next one', () => {
  const first = createWizardDrafts<Answers>('swing')
  expect(first.read('ann', START)).toBeUndefined()
  first.keep('ann', STATE)
  expect(first.read('ann', START)).toEqual({ state: STATE, isHeld: true })
  expect(createWizardDrafts<Answers>('swing').read('ann', START)).toEqual({ state: STATE, isHeld: false })
  expect(createWizardDrafts<Answers>('swing').read('bob', START)).toBeUndefined()
})

it('is left to no other page once it is complete, and gone when it is discarded', () => {
  const drafts = createWizardDrafts<Answers>('swing')
  drafts.keep('ann', STATE)
  drafts.complete('ann')
  expect(drafts.read('ann', START)).toEqual({ state: STATE, isHeld: true })
  expect(session.texts()).toEqual({})
  drafts.keep('ann', STATE)
  drafts.discard('ann')
  expect(drafts.read('ann', START)).toBeUndefined()
})

it('takes over only what has the form of an answer', () => {
  const read = (draft: unknown) => {
    sessionDrafts.keep({ wizard: 'swing', golfer: 'ann' }, draft)
    return createWizardDrafts<Answers>('swing').read('ann', START)?.state
  }
  const odd = { flight: 7, carryYards: { yards: 1 }, misses: [1], isSure: 'yes', more: 1 }
  expect(read({ ...STATE, answers: odd })?.answers).toEqual(START)
  expect(read({ ...STATE, answers: { misses: ['top'] } })?.answers).toEqual({ ...START, misses: ['top'] })
  expect(read({ ...STATE, typed: { a: 'x', b: 2 } })?.typed).toEqual({ a: 'x' })
  for (const bad of [
    null,
    'text',
    [],
    {},
    { ...STATE, stepId: 1 },
    { ...STATE, touched: [1] },
    { ...STATE, typed: 1 },
  ]) {
    expect(read(bad)).toBeUndefined()
  }
})
