import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { DRILLS } from '@bagwise/content/drills'
import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import { BUDGET_SETS } from '@bagwise/content/starter-sets/budget-sets.prose'
import { MID_RANGE_SETS } from '@bagwise/content/starter-sets/mid-range-sets.prose'
import { PREMIUM_SETS } from '@bagwise/content/starter-sets/premium-sets.prose'
import type { Profile } from '@bagwise/contract/profile'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import { gapOf, isPurchase } from '@bagwise/golf/to-do/todo-item'
import type { TodoItem, Wish } from '@bagwise/golf/to-do/todo-item'
import { ballName } from '#features/balls/ball-results.copy.ts'
import { ToDo } from '#features/bag/to-do.tsx'
import { bagDistances } from '#features/gapping/clubs/bag-distances.ts'
import { firstRow, gapRows } from '#features/gapping/gap-rows.ts'
import { ScoreSheet } from '#features/gapping/score-sheet.tsx'
import { NextForBag } from '#features/home/golfer/next-for-bag.tsx'
import { nextItem } from '#features/home/golfer/next-item.ts'
import { GolferAdvice } from '#features/recommendations/golfer-advice.tsx'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'
import { GAP_RULES, judgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { followLabel, placeOf } from '#profile-parts/to-do/item-buttons.copy.ts'
import { ItemButtons } from '#profile-parts/to-do/item-buttons.tsx'
import { toDoText, wishText } from '#profile-parts/to-do/to-do.copy.ts'
import { toDoList } from '#profile-parts/to-do/use-to-do.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { sampleStorage } from '#testing/sample-storage.ts'
import { GENERATED_BAGS } from '../../golf/reference/generated-bags.ts'

// What is rendered reads what the device keeps; without a storage it would report that as a trouble of the device's.
beforeAll(() => vi.stubGlobal('localStorage', sampleStorage()))
afterAll(() => vi.unstubAllGlobals())

/** Every so many of the generated bags is rendered. */
const RENDERED_EVERY = 20

type Club = {
  readonly type: string
  readonly loftDeg?: number
  readonly carryYards?: number
  readonly isEstimated?: boolean
}

function golferWith(clubs: readonly Club[], scalars: Partial<ProfileDocument['scalars']> = {}): Profile {
  const bag = clubs.map(({ type, loftDeg = null }) => {
    const { type: _type, ...club } = newBagClub(type as 'putter')
    return [type, { ...club, brand: 'Own', loft: loftDeg }] as const
  })
  const distances = clubs.flatMap(({ type, carryYards, isEstimated = false }) =>
    carryYards === undefined
      ? []
      : [
          [
            type,
            { distance: carryYards, source: isEstimated ? ('estimated' as const) : ('measured' as const) },
          ] as const,
        ],
  )
  return projectProfile({
    ...NEW_GOLFER,
    scalars: { ...NEW_GOLFER.scalars, hasCompletedOnboarding: true, ...scalars },
    bag: Object.fromEntries(bag),
    distances: Object.fromEntries(distances),
  })
}

const GENERATED = GENERATED_BAGS.map(({ clubs, handicap }) => golferWith(clubs, { handicap }))
/** With a doubt, an overlap, a slice, too many clubs, no numbers, no club. */
const ODD = [
  golferWith([
    { type: 'driver', carryYards: 150 },
    { type: '7-iron', carryYards: 190 },
  ]),
  golferWith(
    [
      { type: 'driver', carryYards: 200 },
      { type: '7-iron', carryYards: 129 },
      { type: '8-iron', carryYards: 127 },
      { type: 'putter' },
    ],
    { ballFlight: 'slice', courseFrequency: 'monthly', skillLevel: 'beginner' },
  ),
  golferWith(['9-iron', 'pw'].map((type, index) => ({ type, loftDeg: 42 - index * 4, carryYards: 120 - 12 * index }))),
  golferWith(
    [
      'driver',
      '3-wood',
      '5-wood',
      '7-wood',
      '4-hybrid',
      '5-hybrid',
      '5-iron',
      '6-iron',
      '7-iron',
      '8-iron',
      '9-iron',
      'pw',
      'gw',
      'sw',
      'lw',
      'putter',
    ].map((type) => ({ type })),
  ),
  golferWith([]),
]
const GOLFERS: readonly Profile[] = [...GENERATED.filter((_, index) => index % RENDERED_EVERY === 0), ...ODD]

function pageOf(part: ReactNode): string {
  const page = createElement(QueryClientProvider, { client: new QueryClient() }, part)
  return renderToStaticMarkup(createElement(MemoryRouter, null, page))
}

function textsIn(part: ReactNode, selector: RegExp): readonly string[] {
  return [...pageOf(part).matchAll(selector)].map(([, inner = '']) => textOf(inner))
}

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/[\u00A0\u2060]/g, (found) => (found === '\u2060' ? '' : ' '))
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

const LINKED = /<span class="block font-semibold">(.*?)<\/span><span class="block text-ink-2">/g
const CARD = /<h3 id="[^"]*" class="[^"]*">(.*?)<\/h3>/g

it('ACT-56 has the same thing to do first on home, first of To do on the bag’s page and first of the recommendations', () => {
  expect(GOLFERS.length).toBeGreaterThan(25)
  const firsts = GOLFERS.flatMap((profile) => {
    const [first] = toDoList(profile, bagPlanOf(profile))
    if (!first) return []
    const { title } = toDoText(first, 'yards')
    expect(textsIn(createElement(NextForBag, { profile }), LINKED)).toEqual([title])
    expect(textsIn(createElement(ToDo, { profile }), LINKED)[0]).toBe(title)
    expect(textsIn(createElement(GolferAdvice, { profile }), CARD)[0]).toBe(title)
    return first.rule
  })
  expect(new Set(firsts)).toEqual(new Set(['plan', 'easier-irons', 'doubt', 'too-many', 'essential']))
})

/** The clubs of each gap that the Gaps sheet lists, whether a fault or not. */
function listedIn(profile: Profile): readonly string[] {
  const plan = bagPlanOf(profile)
  const judged = judgedBag('swing', bagDistances(profile), plan)
  const { largeGaps, overlaps, normal, others } = gapRows(judged.gaps, { open: toDoList(profile, plan), setAside: [] })
  return [
    ...[...largeGaps, ...overlaps].map(({ gap }) => namesOf(gap.longer.club, gap.shorter.club)),
    ...[...normal, ...others].flatMap((item) => {
      const gap = gapOf(item)
      return gap ? [namesOf(gap.longer.type, gap.shorter.type)] : []
    }),
  ]
}

const namesOf = (...clubs: readonly ClubType[]) => clubs.map((club) => CLUBS[club].displayName).join(' and ')

it('ACT-60 names on home no gap that the Gaps sheet does not list, and none in practice', () => {
  const named = [...GENERATED, ...ODD].flatMap((profile) => {
    const plan = bagPlanOf(profile)
    const [first] = toDoList(profile, plan)
    const gap = first && gapOf(first)
    // Where nothing is left to do, home names one to live with.
    const toLiveWith = nextItem(profile, { plan, open: [], setAside: [] })?.why.match(
      /^A gap to live with: .* between (.*)\.$/,
    )?.[1]
    const pairs = [...(gap ? [namesOf(gap.longer.type, gap.shorter.type)] : []), ...(toLiveWith ? [toLiveWith] : [])]
    return pairs.map((pair) => ({ pair, isListed: listedIn(profile).includes(pair) }))
  })
  expect(named.length).toBeGreaterThan(300)
  expect(named.filter(({ isListed }) => !isListed)).toEqual([])
  expect(DRILLS.length).toBeGreaterThan(20)
  const practice = DRILLS.flatMap(({ title, description }) => [title, description])
  // The gap between two hands is none of the bag's.
  expect(practice.filter((text) => /\bgaps? (?:above|below|between your (?!hands)|of)|yard gap/i.test(text))).toEqual(
    [],
  )
})

it('ACT-60 has no yards of a gap in the sentence of the score, and below three known clubs no number', () => {
  const scores = [...GENERATED, ...ODD].flatMap((profile) => {
    const bag = bagDistances(profile)
    const plan = bagPlanOf(profile)
    const open = toDoList(profile, plan)
    return GAP_RULES.map((rule) => {
      const judged = judgedBag(rule, bag, plan)
      const first = firstRow(gapRows(judged.gaps, { open, setAside: [] }), open)
      const html = renderToStaticMarkup(createElement(ScoreSheet, { bag, judged, first }))
      const [sentence = ''] = /<p class="text-sm"><b>.*?<\/p>/.exec(html) ?? []
      const ownCount = bag.clubs.filter(({ isEstimated }) => !isEstimated).length
      return { html, sentence: textOf(sentence), clubCount: bag.clubs.length, ownCount }
    })
  })
  const without = scores.filter(({ ownCount }) => ownCount < 3)
  expect(without.filter(({ html }) => html.includes('/ 100'))).toEqual([])
  const asked = without.filter(({ clubCount }) => clubCount >= 2)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(({ html }) => !html.includes('Measure three clubs for a score'))).toEqual([])

  const sentences = scores.filter(({ ownCount }) => ownCount >= 3).map(({ sentence }) => sentence)
  expect(sentences.length).toBeGreaterThan(500)
  expect(sentences.filter((one) => !/^(?:Needs Work|Good|Excellent)\. /.test(one))).toEqual([])
  expect(sentences.filter((one) => /yards?\b/.test(one))).toEqual([])
})

/** Both ends of a gap were never measured. */
function isBetweenEstimates(action: BagAction): boolean {
  const gap = 'hole' in action ? action.hole : 'gap' in action ? action.gap : undefined
  return gap !== undefined && gap.longer.isEstimated && gap.shorter.isEstimated
}

const WISHES: readonly Wish[] = [
  { from: 'fitting', loftDeg: 10.5, shaftType: 'graphite', shaftFlex: 'extra-stiff' },
  ...BALLS.map((ball) => ({ from: 'balls' as const, name: ballName(ball), priceDollars: ball.pricePerDozen.typical })),
  ...[...BUDGET_SETS, ...MID_RANGE_SETS, ...PREMIUM_SETS].map(({ name, estimatedTotal }) => ({
    from: 'starter-sets' as const,
    name,
    priceDollars: estimatedTotal,
  })),
]

it('ACT-56 ACT-57 says each thing in at most six words with one reason, and Measure first between two estimates', () => {
  const items: readonly TodoItem[] = [...GENERATED, ...ODD].flatMap((profile) => toDoList(profile, bagPlanOf(profile)))
  expect(items.length).toBeGreaterThan(1000)
  const texts = [...items.map((item) => toDoText(item, 'yards')), ...WISHES.map(wishText)]
  for (const { title, reason } of texts) {
    expect([title, title.split(' ').length <= 6]).toEqual([title, true])
    expect(reason).toMatch(/^\S.*[.]$/)
  }
  const guesses = items.filter((item) => item.rule === 'plan' && isBetweenEstimates(item.action))
  expect(guesses.length).toBeGreaterThan(0)
  for (const guess of guesses) expect(toDoText(guess, 'yards').title).toMatch(/^Measure first/)
})

it('ACT-57 has one action for each thing, Mark as bought and Not now for a purchase, Done and Not for me for any other', () => {
  const wished = WISHES.slice(0, 2)
  const shown = new Set<string>()
  for (const profile of GOLFERS) {
    for (const item of toDoList(profile, bagPlanOf(profile), wished)) {
      const { title } = toDoText(item, 'yards')
      const labels = textsIn(
        createElement(ItemButtons, { item, profile }),
        /<(?:button|a)\b[^>]*>(.*?)<\/(?:button|a)>/g,
      )
      const action = followLabel(item) ?? placeOf(item)?.label
      const answers = isPurchase(item) ? ['Not now'] : ['Done', 'Not for me']
      expect([title, labels]).toEqual([title, [action, ...answers]])
      expect([title, action === 'Mark as bought']).toEqual([title, isPurchase(item)])
      shown.add(item.rule === 'plan' ? item.action.kind : item.rule)
    }
  }
  expect([...shown].toSorted()).toEqual(expect.arrayContaining(['buy', 'doubt', 'measure', 'wish', 'putter']))
})

it('ACT-57 shows at most six recommendations before Show all, their counts in one line above, the filters and the rule closed', () => {
  const many = GOLFERS.filter((profile) => toDoList(profile, bagPlanOf(profile)).length > 6)
  const few = GOLFERS.filter((profile) => !many.includes(profile))
  expect([many.length > 0, few.length > 0]).toEqual([true, true])
  for (const profile of GOLFERS) {
    const list = toDoList(profile, bagPlanOf(profile))
    if (list.length === 0) continue
    const html = pageOf(createElement(GolferAdvice, { profile }))
    expect([...html.matchAll(CARD)]).toHaveLength(Math.min(6, list.length))
    expect(/<button[^>]*>Show all<\/button>/.test(html)).toBe(list.length > 6)
    const counts = ['high', 'medium', 'low'].map(
      (level) => `${list.filter(({ priority }) => priority === level).length} ${level}`,
    )
    const line = html.indexOf(`>${counts.join(', ')}</p>`)
    expect(line).toBeGreaterThan(-1)
    expect(line).toBeLessThan(html.search(CARD))
    // Closed until they are asked for, the rule of each inside its own part.
    expect(html).toMatch(/<details><summary[^>]*>Filter<\/summary>/)
    expect(html).not.toMatch(/<details[^>]* open/)
    const behind = [...html.matchAll(/<details[^>]*><summary><span[^>]*>How we worked it out<\/span>.*?<\/details>/g)]
    expect(behind).toHaveLength(Math.min(6, list.length))
    const inFront = behind.reduce((rest, [part]) => rest.replace(part, ''), html)
    expect(inFront).not.toMatch(/<dt>(?:Rule|Done when|For your swing|5-20 rule)<\/dt>/)
  }
})
