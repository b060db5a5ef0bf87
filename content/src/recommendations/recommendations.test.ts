import { describe, expect, it } from 'vitest'
import { adviceFor } from '@bagwise/golf/testing/sample-golfer'
import { likeness } from '../testing/likeness.ts'
import { ADVICE_PROSE } from './advice.prose.ts'
import { ESSENTIAL_PROSE } from './essentials.prose.ts'
import { GREAT_SETUP_TIPS } from './great-setup.prose.ts'
import { GUIDANCE } from './guidance.prose.ts'
import { ADVICE_TOPICS } from './recommendation-prose.ts'

const LONGEST_SENTENCE_WORDS = 30
const SENTENCES: readonly string[] = [
  ...GUIDANCE.flatMap(({ description, reasons }) => [description, ...reasons]),
  ...ADVICE_PROSE.flatMap(({ why, benefits, shopHint }) => [why, ...benefits, shopHint]),
  ...ESSENTIAL_PROSE.flatMap(({ description, why }) => [description, why]),
  ...GREAT_SETUP_TIPS,
]

it('REC-01 has the six guidance cards with their priorities, in order', () => {
  expect(GUIDANCE.map(({ title, priority }) => `${title} ${priority.toUpperCase()}`)).toEqual([
    'Beginner Priority HIGH',
    'Driver Selection MEDIUM',
    'Shaft Fitting LOW',
    'Wedge System MEDIUM',
    'Hybrid Clubs HIGH',
    'Ball Selection LOW',
  ])
})

it('has words for every topic, once', () => {
  expect(ADVICE_PROSE.map(({ topic }) => topic)).toEqual(ADVICE_TOPICS)
})

it('has words for every club of the beginner essentials', () => {
  const essentials = adviceFor({
    bag: [],
    distances: {},
    handicap: null,
    ballFlight: null,
    skillLevel: null,
    playingExperience: null,
    courseFrequency: null,
    swingSpeed: null,
    swingSpeedRange: null,
  })
  expect(ESSENTIAL_PROSE.map(({ clubType }) => clubType)).toEqual(essentials.map(({ clubType }) => clubType))
})

describe('the words', () => {
  it('are sentences of a sensible length, without exclamation marks', () => {
    for (const text of SENTENCES) {
      expect(text).toMatch(/^[A-Z].*[.]$/)
      expect(text).not.toContain('!')
      for (const sentence of text.split(/(?<=[.:]) /)) {
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(LONGEST_SENTENCE_WORDS)
      }
    }
  })

  it('never say a distance, which the golfer may read in metres', () => {
    expect(SENTENCES.filter((text) => /\b(yards?|metres?|yd)\b/.test(text))).toEqual([])
  })

  it('say nothing twice', () => {
    const alike = SENTENCES.flatMap((one, index) =>
      SENTENCES.slice(index + 1)
        .filter((other) => likeness(one, other) > 0.5)
        .map((other) => `${one} | ${other}`),
    )
    expect(alike).toEqual([])
  })
})
