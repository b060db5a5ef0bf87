import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import { STANDARD_CARRY_YARDS } from '@bagwise/golf/distances/standard-carry'
import { LESS_LOFT_ABOVE_MPH, MORE_LOFT_BELOW_MPH, fittedDriverLoft } from '@bagwise/golf/fitting/driver-loft'
import { loftCurve } from '@bagwise/golf/fitting/loft-carry'
import { suggestedLoft } from '@bagwise/golf/gapping/filler'
import { LARGE_GAP_ABOVE_YARDS, OVERLAP_BELOW_YARDS } from '@bagwise/golf/gapping/find-gaps'
import { usualLoftDeg } from '@bagwise/golf/usual-loft'
import { describe, expect, it } from 'vitest'
import { DRILLS } from '../drills.ts'
import { likeness } from '../testing/likeness.ts'
import { readingEase, sentencesOf, wordsOf } from '../testing/reading-ease.ts'
import { tipsFor } from '../tips.ts'
import { ARTICLES } from './all-articles.prose.ts'
import { TOPIC_CATEGORIES, TOPIC_IDS } from './topic.ts'
import type { Topic } from './topic.ts'
import { TOPIC_SUMMARIES } from './topics.prose.ts'

const topics = TOPIC_IDS.map((id) => ARTICLES[id])

/** An article's sentences by part. */
const partsOf = ({ description, detailedOverview, details }: Topic) => ({
  description: [description],
  overview: detailedOverview,
  purpose: [details.purpose],
  keySpecs: details.keySpecs.map((spec) => spec.description),
  features: details.features,
  whenToUse: details.whenToUse,
  priceRange: [details.priceRange],
  tips: details.tips,
  commonMistakes: details.commonMistakes,
  proInsights: details.proInsights,
})
type Part = keyof ReturnType<typeof partsOf>
const PARTS = Object.keys(partsOf(ARTICLES.driver)) as readonly Part[]

const textsOf = (topic: Topic) => PARTS.flatMap((part) => partsOf(topic)[part])
const withoutMarks = (text: string) => text.replaceAll(/ \[\d+\]/g, '')
const proseOf = (topic: Topic) => textsOf(topic).map(withoutMarks).join(' ')
const wordCountOf = (topic: Topic) =>
  wordsOf(
    [
      topic.title,
      topic.priceRange,
      ...textsOf(topic),
      ...topic.details.keySpecs.map(({ name }) => name),
      ...topic.details.brands,
    ].join(' '),
  ).length
const sentences = topics.flatMap((topic) => sentencesOf(proseOf(topic)).map((sentence) => ({ id: topic.id, sentence })))
const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** The most words two texts of a part may share, since short texts easily share one or two. */
const MOST_LIKENESS: Readonly<Record<Part, number>> = {
  description: 0.2,
  overview: 0.25,
  purpose: 0.25,
  keySpecs: 0.5,
  features: 0.34,
  whenToUse: 0.34,
  priceRange: 0.4,
  tips: 0.25,
  commonMistakes: 0.25,
  proInsights: 0.25,
}

/** Sentences that contain one of these words. */
const saying = (words: RegExp) => sentences.filter(({ sentence }) => words.test(sentence))

describe('the topics of the encyclopedia', () => {
  it('ENC-10 are these twenty, in this order', () => {
    expect(topics.map(({ id }) => id)).toEqual([
      'driver',
      'fairway-woods',
      'hybrids',
      'game-improvement-irons',
      'wedges',
      'putters',
      'shaft-flex',
      'pitching-wedge',
      'gap-wedge',
      'sand-wedge',
      'lob-wedge',
      '3-iron',
      'driving-iron',
      'blade-putters',
      'mallet-putters',
      'bounce-angle',
      'compression',
      'launch-monitors',
      'club-gapping',
      'grip-fitting',
    ])
  })

  it('ENC-11 have id, title, category, description, overview, all nine details and related topics, and leave none empty', () => {
    const filled = expect.stringMatching(/\S/)
    const filledList = expect.toSatisfy(
      (list: readonly string[]) => list.length > 0 && list.every((text) => text.trim() !== ''),
    )
    for (const topic of topics) {
      const { id, title, category, description, detailedOverview, details, relatedTopics } = topic
      expect({ id, title, category, description, detailedOverview, details, relatedTopics }, id).toEqual({
        id: expect.toBeOneOf([...TOPIC_IDS]),
        title: filled,
        category: expect.toBeOneOf([...TOPIC_CATEGORIES]),
        description: filled,
        detailedOverview: filledList,
        details: {
          purpose: filled,
          keySpecs: expect.toSatisfy((list: readonly unknown[]) => list.length >= 4),
          features: filledList,
          whenToUse: filledList,
          priceRange: filled,
          brands: filledList,
          tips: filledList,
          commonMistakes: filledList,
          proInsights: filledList,
        },
        relatedTopics: filledList,
      })
      for (const spec of details.keySpecs) expect(spec, id).toEqual({ name: filled, description: filled })
    }
  })

  it('are summed up word for word as their articles say', () => {
    expect(TOPIC_SUMMARIES).toEqual(
      topics.map(({ id, title, category, description, priceRange }) => ({
        id,
        title,
        category,
        description,
        priceRange,
      })),
    )
  })

  it('leave no category empty, and no title or description twice', () => {
    expect(new Set(topics.map(({ category }) => category))).toEqual(new Set(TOPIC_CATEGORIES))
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
    expect(new Set(topics.map(({ description }) => description)).size).toBe(topics.length)
  })

  it('lead to three to five other topics, which lead back', () => {
    for (const { id, relatedTopics } of topics) {
      expect(relatedTopics.length, id).toBeGreaterThanOrEqual(3)
      expect(relatedTopics.length, id).toBeLessThanOrEqual(5)
      expect(new Set(relatedTopics).size, id).toBe(relatedTopics.length)
      expect(relatedTopics, id).not.toContain(id)
      for (const related of relatedTopics) expect(ARTICLES[related].relatedTopics, `${related} to ${id}`).toContain(id)
    }
  })
})

describe('the sources of an article', () => {
  it('are all marked in the text, and no mark is without its source', () => {
    for (const topic of topics) {
      const marks = textsOf(topic).flatMap((text) =>
        [...text.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number)),
      )
      expect(new Set(marks), topic.id).toEqual(new Set(topic.sources.map((_, index) => index + 1)))
    }
  })

  it('are marked at the end of a text only', () => {
    const inside = topics.flatMap(textsOf).filter((text) => /\[\d+\](?!( \[\d+\])*$)/.test(text))
    expect(inside).toEqual([])
  })

  it('are named in words, each once, with a full address where there is one', () => {
    for (const { id, sources } of topics) {
      expect(new Set(sources.map(({ text }) => text)).size, id).toBe(sources.length)
      for (const { text } of sources) expect(text, id).toMatch(/\p{L}{3}/u)
      const addresses = sources.flatMap(({ address }) => address ?? [])
      for (const address of addresses) expect(address, id).toMatch(/^https?:\/\/[a-z0-9.-]+\.[a-z]+\/\S+$/)
    }
  })

  it('stand behind every overview', () => {
    for (const { id, detailedOverview } of topics) expect(detailedOverview.join(' '), id).toMatch(/\[1\]/)
  })
})

describe('the words of an article', () => {
  it.each(topics)('$id has 500 to 900 of them, and 3 to 5 paragraphs of overview', (topic) => {
    expect(wordCountOf(topic)).toBeGreaterThanOrEqual(500)
    expect(wordCountOf(topic)).toBeLessThanOrEqual(900)
    expect(topic.detailedOverview.length).toBeGreaterThanOrEqual(3)
    expect(topic.detailedOverview.length).toBeLessThanOrEqual(5)
  })

  it.each(topics)('$id reads with an ease of 50 or more', (topic) => {
    expect(readingEase(proseOf(topic))).toBeGreaterThanOrEqual(50)
  })

  it('read with an ease of 60 or more on average, in sentences of 18 words at most on average and never above 35', () => {
    expect(meanOf(topics.map((topic) => readingEase(proseOf(topic))))).toBeGreaterThanOrEqual(60)
    expect(meanOf(sentences.map(({ sentence }) => wordsOf(sentence).length))).toBeLessThanOrEqual(18)
    expect(sentences.filter(({ sentence }) => wordsOf(sentence).length > 35)).toEqual([])
  })

  it('say no sentence twice, and none that a tip or a drill says', () => {
    const elsewhere = [...DRILLS, ...tipsFor(0)].flatMap(({ description }) => sentencesOf(description))
    const all = [...sentences.map(({ sentence }) => sentence), ...elsewhere].map((sentence) => sentence.toLowerCase())
    const own = new Set(sentences.map(({ sentence }) => sentence.toLowerCase()))
    expect(own.size).toBe(sentences.length)
    expect(all.filter((sentence, index) => own.has(sentence) && all.indexOf(sentence) !== index)).toEqual([])
  })

  it.each(PARTS)('say nothing in other words that another topic says: %s', (part) => {
    const texts = topics.flatMap((topic) => partsOf(topic)[part].map((text) => ({ id: topic.id, text })))
    const alike = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => other.id !== one.id && likeness(one.text, other.text) > MOST_LIKENESS[part])
        .map((other) => `${one.id}: ${one.text} – ${other.id}: ${other.text}`),
    )
    expect(alike).toEqual([])
  })

  it('serve both hands: toe and heel, draw and slice, never left or right', () => {
    expect(saying(/\bleft\b(?! out\b)|-hand(ed|er)|\bto the right\b|\bright (side|foot|hand|heel)\b/i)).toEqual([])
  })

  it('promise nothing and shout nothing', () => {
    expect(saying(/!|\b(game.?chang\w*|revolution\w*|amazing|ultimate|perfectly|guarantee\w*|unlock\w*)\b/i)).toEqual(
      [],
    )
  })

  it('are plain text: texts that begin large and end with a full stop, no markup, no double space', () => {
    for (const text of topics.flatMap(textsOf).map(withoutMarks)) {
      expect(text).toMatch(/^[A-Z0-9].*[.?]$/)
      expect(text).not.toMatch(/[<>*_`"']|\s{2}|\.\.\./)
    }
  })

  it('give a price as about so much, and name three to six makers without a remark', () => {
    for (const { id, priceRange, details } of topics) {
      expect(priceRange, id).toMatch(/about \$\d|^No cost/i)
      expect(details.brands.length, id).toBeGreaterThanOrEqual(3)
      expect(details.brands.length, id).toBeLessThanOrEqual(6)
      expect(new Set(details.brands).size, id).toBe(details.brands.length)
      for (const brand of details.brands) expect(brand, id).toMatch(/^[\p{L}.]+( [\p{L}.]+){0,2}$/u)
    }
  })
})

describe('the numbers of the articles', () => {
  it('CST-09 are the suggested lofts of Bagwise for wedges and hybrids', () => {
    const rangeOf = (club: 'gw' | 'sw' | 'lw' | '3-hybrid' | '4-hybrid' | '5-hybrid') => {
      const { fromDeg, toDeg } = suggestedLoft(club)
      return `${fromDeg} to ${toDeg}`
    }
    for (const [topic, club] of [
      [ARTICLES['gap-wedge'], 'gw'],
      [ARTICLES['sand-wedge'], 'sw'],
      [ARTICLES['lob-wedge'], 'lw'],
    ] as const) {
      expect(proseOf(topic)).toContain(`${rangeOf(club)} degrees`)
    }
    expect(proseOf(ARTICLES.wedges)).toContain(
      `gap wedge follows at about ${rangeOf('gw')} degrees, the sand wedge at ${rangeOf('sw')} and the lob wedge at ${rangeOf('lw')}`,
    )
    expect(proseOf(ARTICLES.hybrids)).toContain(
      `3-hybrid has about ${rangeOf('3-hybrid')} degrees of loft, a 4-hybrid ${rangeOf('4-hybrid')} and a 5-hybrid ${rangeOf('5-hybrid')}`,
    )
  })

  it('CST-11 are the driver speeds at which Bagwise changes the flex of a shaft', () => {
    expect(proseOf(ARTICLES['shaft-flex'])).toContain(
      'senior below 85 mph, regular below 95 mph, stiff below 105 mph and extra stiff from there. If nothing is known, it says regular.',
    )
  })

  it('are the rule for driver loft of the fitting', () => {
    const [slow, fast] = [MORE_LOFT_BELOW_MPH - 1, LESS_LOFT_ABOVE_MPH + 1].map((mph) => fittedDriverLoft(mph).loftDeg)
    expect(proseOf(ARTICLES.driver)).toContain(
      `${slow} degrees below ${MORE_LOFT_BELOW_MPH} mph, ${fast} degrees above ${LESS_LOFT_ABOVE_MPH} mph`,
    )
  })

  it('are the carries of the flight model at the speeds where the flex of a shaft changes', () => {
    const carries = [85, 95, 105].map((swingSpeedMph) => {
      const carryYards = loftCurve({ swingSpeedMph, attackAngle: 'unknown' }, 10.5)?.best.carryYards ?? 0
      return Math.round(carryYards / 5) * 5
    })
    expect(proseOf(ARTICLES['shaft-flex'])).toContain(
      `about ${carries[0]} to ${carries[1]} yards go with regular, ${carries[1]} to ${carries[2]} yards with stiff`,
    )
  })

  it('are the usual lofts and standard carries of the order table', () => {
    expect(proseOf(ARTICLES.driver)).toContain(`and ${usualLoftDeg('driver')} degrees in between`)
    expect(proseOf(ARTICLES['fairway-woods'])).toContain(`Bagwise assumes ${usualLoftDeg('3-wood')} degrees`)
    expect(proseOf(ARTICLES['fairway-woods'])).toContain(`with ${usualLoftDeg('5-wood')} degrees as the default`)
    expect(proseOf(ARTICLES['pitching-wedge'])).toContain(`Bagwise takes ${usualLoftDeg('pw')} degrees`)
    expect(proseOf(ARTICLES['gap-wedge'])).toContain(`Bagwise assumes ${usualLoftDeg('gw')} until`)
    expect(proseOf(ARTICLES['lob-wedge'])).toContain(`Bagwise notes ${usualLoftDeg('lw')} as long`)
    expect(proseOf(ARTICLES['3-iron'])).toContain(`counts on ${STANDARD_CARRY_YARDS['3-iron']} yards`)
    expect(proseOf(ARTICLES['gap-wedge'])).toContain(`${STANDARD_CARRY_YARDS.gw} yards at 95 mph`)
    expect(proseOf(ARTICLES['gap-wedge'])).toContain(`about ${STANDARD_CARRY_YARDS.pw - STANDARD_CARRY_YARDS.sw} yards`)
    expect(proseOf(ARTICLES['sand-wedge'])).toContain(`${STANDARD_CARRY_YARDS.sw} yards at 95 mph`)
    expect(proseOf(ARTICLES['lob-wedge'])).toContain(`carry it ${STANDARD_CARRY_YARDS.lw} yards`)
  })

  it('are the limits of the gapping analysis and of the bag', () => {
    expect(proseOf(ARTICLES['club-gapping'])).toContain(
      `below ${OVERLAP_BELOW_YARDS} yards as an overlap and above ${LARGE_GAP_ABOVE_YARDS} yards as too large`,
    )
    expect(proseOf(ARTICLES['club-gapping'])).toContain(`You may carry ${MAX_CLUBS_IN_BAG} clubs`)
  })
})
