import { SKILL_LEVELS } from '@bagwise/golf/golfer'
import { ROUND_NEEDS } from '@bagwise/golf/play/shot-cells'
import { CONTACT_ISSUES, DISTANCE_ISSUES, SWING_MISSES } from '@bagwise/golf/swing/swing-answers'
import { describe, expect, it } from 'vitest'
import type { Drill } from './drills.ts'
import { DRILLS } from './drills.ts'
import { DRILL_CATEGORIES, DRILL_FREQUENCIES, NEEDS } from './drills/drill.ts'
import { likeness } from './testing/likeness.ts'
import { tipsFor } from './tips.ts'

const ADVANCED = SKILL_LEVELS.indexOf('advanced')

const wordCountOf = (text: string) => text.split(/\s+/).length
const textOf = ({ title, description, tips }: Drill) => [title, description, ...tips].join(' ')
const isUnique = (words: readonly string[]) => new Set(words.map((word) => word.toLowerCase())).size === words.length

/** Ids of drills that contain one of these words. */
const saying = (words: RegExp) => DRILLS.filter((drill) => words.test(textOf(drill))).map(({ id }) => id)

describe('a drill', () => {
  it('PRO-08 has category, title, description, duration, frequency, difficulty and a list of tips', () => {
    for (const { category, title, description, duration, frequency, difficulty, tips } of DRILLS) {
      expect({ category, title, description, duration, frequency, difficulty, tips }).toEqual({
        category: expect.toBeOneOf([...DRILL_CATEGORIES]),
        title: expect.stringMatching(/\S/),
        description: expect.stringMatching(/\S/),
        duration: expect.stringMatching(/^\d+ (minutes|holes)$/),
        frequency: expect.toBeOneOf([...DRILL_FREQUENCIES]),
        difficulty: expect.toBeOneOf([...SKILL_LEVELS]),
        tips: expect.toSatisfy((list: readonly string[]) => list.length >= 2 && list.length <= 4),
      })
    }
  })

  it('has an id in kebab-case, and no id, title or tip twice', () => {
    for (const { id } of DRILLS) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(isUnique(DRILLS.map(({ id }) => id))).toBe(true)
    expect(isUnique(DRILLS.map(({ title }) => title))).toBe(true)
    expect(isUnique(DRILLS.flatMap(({ tips }) => tips))).toBe(true)
  })

  it('takes an hour of practice at most, told in minutes, or a part of a round, told in holes', () => {
    const practised = DRILLS.filter(({ holeCount }) => holeCount === undefined)
    expect(practised.filter(({ durationMinutes }) => durationMinutes > 60 || durationMinutes % 5 !== 0)).toEqual([])
    expect(practised.map(({ duration }) => duration)).toEqual(
      practised.map(({ durationMinutes }) => `${durationMinutes} minutes`),
    )
    const played = DRILLS.filter(({ holeCount }) => holeCount !== undefined)
    expect(played.map(({ duration }) => duration)).toEqual(played.map(({ holeCount }) => `${holeCount} holes`))
  })

  it('helps with one thing before all and says nothing twice about what it helps with', () => {
    for (const { id, serves } of DRILLS) expect(new Set(serves).size, id).toBe(serves.length)
  })
})

describe('the choice of drills', () => {
  it('has one made for each need that a played round can name', () => {
    const mainNeeds: readonly string[] = DRILLS.map(({ serves }) => serves[0])
    expect(ROUND_NEEDS.filter((need) => !mainNeeds.includes(need))).toEqual([])
  })

  it('is at least 30 drills from every category', () => {
    expect(DRILLS.length).toBeGreaterThanOrEqual(30)
    expect(new Set(DRILLS.map(({ category }) => category))).toEqual(new Set(DRILL_CATEGORIES))
    expect(new Set(DRILLS.map(({ frequency }) => frequency))).toEqual(new Set(DRILL_FREQUENCIES))
  })

  it('has a drill made for every need that golfers below the advanced level can do', () => {
    const without = NEEDS.filter(
      (need) =>
        !DRILLS.some(({ serves, difficulty }) => serves[0] === need && SKILL_LEVELS.indexOf(difficulty) < ADVANCED),
    )
    expect(without).toEqual([])
  })

  it('knows eight misses, seven faults of contact and five of distance, as many as a swing analysis asks about', () => {
    expect(SWING_MISSES).toHaveLength(8)
    expect(CONTACT_ISSUES).toHaveLength(7)
    expect(DISTANCE_ISSUES).toHaveLength(5)
    expect(new Set(NEEDS).size).toBe(NEEDS.length)
  })

  it('says nothing twice: no two drills, and no drill and tip, share a quarter of their telling words', () => {
    const alike = DRILLS.flatMap((one, index) =>
      [...DRILLS.slice(index + 1), ...tipsFor(0)]
        .filter((other) => likeness(one.description, other.description) > 0.25)
        .map((other) => `${one.id} and ${other.id}`),
    )
    expect(alike).toEqual([])
  })

  it('would notice a drill that was only reworded', () => {
    for (const { id, description } of DRILLS) {
      const reworded = description.replace('Hit', 'Strike').replaceAll('the ball', 'your ball')
      expect(likeness(description, `${reworded} Repeat this often.`), id).toBeGreaterThan(0.8)
    }
  })
})

describe('the words of the drills', () => {
  it('have titles of 2 to 6 words, descriptions of 45 to 75 and tips of 5 to 25', () => {
    const wrong = DRILLS.flatMap(({ id, title, description, tips }) => [
      ...(wordCountOf(title) < 2 || wordCountOf(title) > 6 ? [`${id}: title`] : []),
      ...(wordCountOf(description) < 45 || wordCountOf(description) > 75
        ? [`${id}: ${wordCountOf(description)} words`]
        : []),
      ...tips.filter((tip) => wordCountOf(tip) < 5 || wordCountOf(tip) > 25),
    ])
    expect(wrong).toEqual([])
  })

  it('say how many, how long or how far', () => {
    const number = /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/i
    expect(DRILLS.filter(({ description }) => !number.test(description)).map(({ id }) => id)).toEqual([])
  })

  it('serve both hands: lead and trail side instead of left and right', () => {
    expect(
      saying(/\b(left|right)[- ](hand|side|foot|arm|knee|shoulder|heel)|\bto the (left|right)\b|-handed\b/i),
    ).toEqual([])
    expect(saying(/\bleft\b/i)).toEqual([])
  })

  it('read the same in yards and in metres, on either scale of heat and length', () => {
    expect(saying(/\b(yards?|yds?|met(re|er)s?|feet away|ft|inch(es)?|cm)\b|\d ?-?foot\b|\d ?m\b|°/i)).toEqual([])
  })

  it('repeat no worn advice, and praise no company', () => {
    expect(
      saying(/swing harder|hit it harder|head down|eye on the ball|just relax|trust yourself|never up|100 ?%/i),
    ).toEqual([])
    expect(saying(/trackman|titleist|callaway|taylormade|\bping\b|cobra|mizuno|srixon|odyssey|foresight/i)).toEqual([])
  })

  it('carry a source wherever they state the tour or a rule', () => {
    const unproved = DRILLS.filter(
      (drill) => /\btours?\b|\bthe rules\b|percent|\bstudy\b/i.test(textOf(drill)) && drill.source === undefined,
    )
    expect(unproved.map(({ id }) => id)).toEqual([])
  })

  it('say of a hard swing without a ball, a shank and a slippery step what keeps people safe', () => {
    const tipsOf = (id: string) => DRILLS.find((drill) => drill.id === id)?.tips.join(' ')
    expect(tipsOf('loudest-swish')).toMatch(/free space.*Stop at the first twinge/)
    expect(tipsOf('sleeve-beyond-the-ball')).toMatch(/keep people out/)
    expect(tipsOf('walk-after-it')).toMatch(/slippery/)
  })

  it('are plain text in one style: sentences that end, no markup, no exclamation', () => {
    for (const drill of DRILLS) {
      for (const text of [drill.description, ...drill.tips]) expect(text).toMatch(/^[A-Z].*[.?]$/)
      expect(drill.title).not.toMatch(/[.!]$/)
      expect(textOf(drill)).not.toMatch(/[<>*_`!"']|\s{2}|\.\.\./)
    }
  })
})
