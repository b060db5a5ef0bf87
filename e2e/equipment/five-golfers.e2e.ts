import type { Page } from '@playwright/test'
import { goToStep, openFitting, STEPS } from '../support/fitting.ts'
import { openAllParts, part } from '../support/parts.ts'
import {
  advance,
  answeredProfile,
  expectQuestion,
  openQuestionnaire,
  passKnownShot,
  pick,
  questionnaire,
} from '../support/questionnaire.ts'
import { setsAddress } from '../support/starter-sets.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

/** From the questionnaire, by what its choices are called. */
type Told = {
  readonly averageScore: number
  readonly clubs: readonly string[]
  /** Undefined: not known. */
  readonly sevenIronYards: number | undefined
  readonly reachInTwo?: string
}

type OneGolfer = {
  readonly name: string
  readonly told: Told
  /** Stored afterwards, by path: what golfers read off their clubs or measure. */
  readonly later: Readonly<Record<string, unknown>>
  readonly speed: string
  readonly flex: string
  /** What home offers; undefined for nothing to buy. */
  readonly next: string | undefined
}

const own = (carries: Readonly<Record<string, number>>) =>
  Object.fromEntries(
    Object.entries(carries).map(([club, distance]) => [`clubDistances.${club}`, { distance, source: 'manual' }]),
  )
const lofts = (degrees: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(degrees).map(([club, loft]) => [`golfBag.${club}.loft`, loft]))

const IRONS = ['5-Iron', '6-Iron', '7-Iron', '8-Iron', '9-Iron', 'Pitching Wedge']

const GOLFERS: readonly OneGolfer[] = [
  {
    name: 'a 70-yard 7-iron',
    told: {
      averageScore: 110,
      clubs: ['Driver', '5-Wood', '7-Iron', '9-Iron', 'Pitching Wedge', 'Sand Wedge', 'Putter'],
      sevenIronYards: 70,
    },
    later: {},
    speed: '62 ± 4 mph',
    flex: 'Ladies',
    next: '6-Hybrid',
  },
  {
    name: 'a shooter of 115 who carries the 7-iron 95',
    told: {
      averageScore: 115,
      clubs: ['Driver', '3-Wood', '4-Hybrid', ...IRONS.slice(1), 'Sand Wedge', 'Putter'],
      sevenIronYards: 95,
    },
    later: own({ driver: 160 }),
    speed: '77 ± 4 mph',
    flex: 'Senior',
    next: undefined,
  },
  {
    name: 'a 14 handicap with strong lofts',
    told: {
      averageScore: 86,
      clubs: ['Driver', '3-Wood', '5-Wood', '4-Hybrid', ...IRONS, 'Sand Wedge', 'Putter'],
      sevenIronYards: 160,
    },
    later: {
      handicap: 14,
      ...lofts({ '5-iron': 22, '6-iron': 25, '7-iron': 28.5, '8-iron': 32.5, '9-iron': 37, pw: 42.5, sw: 56 }),
      ...own({ driver: 225, pw: 122, sw: 85 }),
    },
    speed: '102 ± 6 mph',
    flex: 'Stiff',
    next: '50° wedge',
  },
  {
    name: 'a 2 handicap with a full bag',
    told: {
      averageScore: 74,
      clubs: ['Driver', '3-Wood', '3-Hybrid', '4-Iron', ...IRONS, 'Gap Wedge', 'Sand Wedge', 'Lob Wedge', 'Putter'],
      sevenIronYards: 172,
    },
    later: {
      handicap: 2,
      ...lofts({ pw: 46, gw: 50, sw: 54, lw: 58 }),
      ...own({ driver: 262, '3-wood': 238, '3-hybrid': 220, '4-iron': 207, '5-iron': 196, '6-iron': 184 }),
      ...own({ '8-iron': 160, '9-iron': 147, pw: 134, gw: 121, sw: 108, lw: 92 }),
    },
    speed: '114 ± 8 mph',
    flex: 'X-stiff',
    next: undefined,
  },
  {
    name: 'a junior with half a set',
    told: {
      averageScore: 120,
      clubs: ['Driver', '5-Wood', '7-Iron', '9-Iron', 'Sand Wedge', 'Putter'],
      sevenIronYards: undefined,
      reachInTwo: '200',
    },
    later: { age: 11, height: 56, weight: 80 },
    speed: '60 ± 6 mph',
    flex: 'Ladies',
    next: undefined,
  },
]

const choose = (page: Page, role: 'radio' | 'checkbox', name: string) =>
  questionnaire(page).getByRole(role, { name, exact: true }).check()

/** From the first question to the page behind the last one. */
async function answer(page: Page, { averageScore, clubs, sevenIronYards, reachInTwo }: Told): Promise<void> {
  await openQuestionnaire(page)
  await pick(page, 'Casual')
  await questionnaire(page).getByRole('slider').fill(String(averageScore))
  await advance(page)
  await pick(page, 'Monthly')
  await pick(page, 'Lower scores')
  await passKnownShot(page)
  // The pause.
  await advance(page)
  await pick(page, 'Yes')
  for (const club of clubs) await choose(page, 'checkbox', club)
  await advance(page)
  await expectQuestion(page, 7)
  if (sevenIronYards === undefined) {
    await choose(page, 'radio', "I don't know")
    await advance(page)
    await choose(page, 'radio', reachInTwo ?? 'I have no idea')
  } else await questionnaire(page).getByRole('slider').fill(String(sevenIronYards))
  await advance(page)
  await expectQuestion(page, 8)
  await pick(page, 'Straight')
  await pick(page, 'Medium')
  await choose(page, 'radio', 'Driving')
  await advance(page)
  await pick(page, 'Right')
  await expectQuestion(page, 12)
  await advance(page)
  await expect(page).toHaveURL('/distances')
}

/** The text of every tool as it stands once it is loaded, by its address. */
async function readTools(page: Page): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {}
  const read = async (name: string) => {
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await openAllParts(page)
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    texts[name] = await page.getByRole('main').innerText()
  }
  for (const path of ['/', '/distances', '/distance-calculator', '/recommendations', '/ball-matching']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await read(path)
  }
  await page.goto(setsAddress())
  await expect(page.getByRole('article').first()).toBeVisible()
  await read('/beginner-builder')
  await page.goto('/profile')
  await expect(part(page, 'Golf Bag')).toBeVisible()
  await openAllParts(page)
  await expect(page.locator('#bag').getByText(/carries (?:is|are) yours/)).toBeVisible()
  texts['/profile'] = await page.getByRole('main').innerText()
  await openFitting(page)
  await goToStep(page, STEPS.indexOf('Recommendations'))
  await expect(page.getByRole('heading', { name: 'Wedges', exact: true })).toBeVisible()
  await read('/equipment-fitting')
  await page.goto('/shot-advisor?distance=60&advice=yes')
  await expect(page.locator('[data-answer]')).toBeVisible()
  texts['/shot-advisor'] = await page.getByRole('main').innerText()
  return texts
}

for (const { name, told, later, speed, flex, next } of GOLFERS) {
  test(
    `tells ${name} one speed, one flex and one club to buy on every tool, from sign-up on`,
    { tag: EXHAUSTIVE },
    async ({ page, golfer, pageErrors }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await answer(page, told)
      await answeredProfile(golfer)
      await golfer.store(later)
      const texts = await readTools(page)

      const speeds = Object.entries(texts).flatMap(([path, text]) =>
        Array.from(text.matchAll(/\d+ ± \d+ mph/g), ([found]) => [path, found]),
      )
      expect(speeds.filter(([, found]) => found !== speed)).toEqual([])
      const paths = new Set(speeds.map(([path]) => path))
      for (const path of ['/distances', '/profile', '/ball-matching', '/beginner-builder', '/equipment-fitting'])
        expect(paths).toContain(path)

      expect(texts['/equipment-fitting']).toContain(`\nFlex\n${flex}`)
      expect(texts['/beginner-builder']?.toLowerCase()).toContain(`shafts: ${flex.toLowerCase()}.`)

      const home = texts['/'] ?? ''
      if (next === undefined) expect(home).not.toMatch(/\bFills \d/)
      else expect(home).toMatch(new RegExp(`${next}\\s+Fills \\d`))
      const bought = next === undefined ? [] : [next]
      for (const path of ['/distances', '/recommendations', '/equipment-fitting'])
        for (const club of bought) expect([path, texts[path]?.includes(club)]).toEqual([path, true])
      const hasMarkAsBought = Object.entries(texts).filter(([, text]) => text.includes('Mark as bought'))
      expect(next === undefined ? hasMarkAsBought : []).toEqual([])
      if (home.includes('No large gap')) expect(texts['/distances']).not.toMatch(/\(too large\)/)
      expect(pageErrors).toEqual([])
    },
  )
}
