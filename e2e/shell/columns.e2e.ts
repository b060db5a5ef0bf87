import type { Locator, Page } from '@playwright/test'
import { leadTo } from '../support/accessible.ts'
import { SWEPT_ROUTES } from '../support/route-table.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'

/** Between two of the widths at which the page gets wider, and the room for its text there. */
const WINDOWS = [
  { widthPx: 900, pagePx: 712 },
  { widthPx: 1100, pagePx: 960 },
  { widthPx: 1440, pagePx: 1280 },
  { widthPx: 2560, pagePx: 1640 },
] as const
const MOST_CHARACTERS = 68
/** Two sheets of one column begin at the same place, but for their borders. */
const SAME_PLACE_PX = 4

type Screen = {
  readonly address: string
  /** One of each column where it has all of them. */
  readonly parts: (page: Page) => readonly Locator[]
  /** At each of the windows. */
  readonly columns: readonly [number, number, number, number]
}

const sheet = (page: Page, name: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    .first()

const SCREENS: Readonly<Record<string, Screen>> = {
  home: {
    address: '/',
    parts: (page) => [
      page.getByRole('main').getByRole('heading', { level: 1 }),
      page.locator('main form').first(),
      sheet(page, 'Your tools'),
      sheet(page, 'Pro Golf Tips'),
    ],
    columns: [1, 2, 3, 4],
  },
  shot: {
    address: '/shot-advisor?distance=120&lie=fairway&weather=windy&wind=10',
    parts: (page) => [
      page.locator('main form').first(),
      sheet(page, 'Why this club'),
      sheet(page, 'Where it finishes'),
      page.locator('main details').filter({ hasText: 'Setup adjustments' }).locator('xpath=..'),
    ],
    columns: [2, 2, 3, 4],
  },
  bag: {
    address: '/bag',
    parts: (page) => [
      page.locator('main li[data-club]').first(),
      sheet(page, 'To do'),
      sheet(page, 'Gear'),
      sheet(page, 'Gaps'),
    ],
    columns: [2, 2, 3, 4],
  },
  distances: {
    address: '/distances',
    parts: (page) => [
      sheet(page, 'Yardage ladder'),
      sheet(page, 'Gapping Score'),
      sheet(page, 'Club Distances'),
      sheet(page, 'A better bag'),
    ],
    columns: [1, 2, 3, 4],
  },
  learn: {
    address: '/learn',
    parts: (page) => [
      page.getByRole('main').getByRole('searchbox'),
      sheet(page, 'Your Golf Focus'),
      sheet(page, 'Pro Golf Tips'),
      sheet(page, 'Encyclopedia'),
    ],
    columns: [1, 2, 3, 3],
  },
}

test('ACT-74 sets screens in as many columns as the window has room for, the page and the lines of its text no wider than they read well', async ({
  page,
  context,
  server,
}) => {
  test.slow()
  await signUpSampleGolfer(context, server.url)
  for (const [name, { address, parts, columns }] of Object.entries(SCREENS)) {
    await page.setViewportSize({ width: 2560, height: 1400 })
    await leadTo(page, address)
    for (const [index, { widthPx, pagePx }] of WINDOWS.entries()) {
      await page.setViewportSize({ width: widthPx, height: 900 })
      const what = `${name} at ${widthPx}`
      await expect.soft.poll(() => columnsOf(parts(page)), what).toBe(columns[index])
      await expect.soft.poll(() => contentWidthPx(page), what).toBeLessThanOrEqual(pagePx)
      await expect.soft.poll(() => longLines(page), what).toEqual([])
    }
  }
  await page.setViewportSize({ width: 2560, height: 1400 })
  const seen = Object.values(SCREENS).map(({ address }) => address)
  for (const address of SWEPT_ROUTES.filter((route) => !seen.includes(route))) {
    await leadTo(page, address)
    await expect.soft.poll(() => contentWidthPx(page), address).toBeLessThanOrEqual(1640)
    await expect.soft.poll(() => longLines(page), address).toEqual([])
  }
})

/** At how many different places from the left these parts begin. */
async function columnsOf(parts: readonly Locator[]): Promise<number> {
  const lefts: number[] = []
  for (const part of parts) {
    if (!(await part.isVisible())) continue
    const { x = 0 } = (await part.boundingBox()) ?? {}
    if (!lefts.some((left) => Math.abs(left - x) <= SAME_PLACE_PX)) lefts.push(x)
  }
  return lefts.length
}

/** From the first to the last edge of what the page holds, the turf that reaches beyond it left out. */
function contentWidthPx(page: Page): Promise<number> {
  return page.locator('main').evaluate((main) => {
    const boxes = [...main.querySelectorAll('h1, h2, h3, p, form, section, li')]
      .filter((part) => part.checkVisibility() && part.clientWidth > 1 && !part.matches('.turf'))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 1)
    return Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
  })
}

/** The lines of paragraphs that are too long to be read in one go. */
function longLines(page: Page): Promise<readonly string[]> {
  return page.locator('main').evaluate((main, mostCharacters) => {
    const lines = (paragraph: Element): readonly string[] => {
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      let lastRightPx = Infinity
      while (texts.nextNode()) {
        const { currentNode } = texts
        // For screen readers alone.
        if ((currentNode.parentElement?.getBoundingClientRect().width ?? 0) <= 1) continue
        for (const { index, 0: word } of (currentNode.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(currentNode, index)
          range.setEnd(currentNode, index + word.length)
          const { left, right, width } = range.getBoundingClientRect()
          if (width <= 1) continue
          if (left < lastRightPx - 1) found.push(word)
          else found.push(`${found.pop() ?? ''} ${word}`)
          lastRightPx = right
        }
      }
      return found
    }
    return [...main.querySelectorAll('p')]
      .filter((paragraph) => paragraph.checkVisibility() && paragraph.clientWidth > 1)
      .flatMap(lines)
      .filter((line) => line.length > mostCharacters)
  }, MOST_CHARACTERS)
}
