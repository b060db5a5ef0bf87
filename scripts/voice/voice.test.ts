import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../setup/paths.mjs'
import { BANNED } from './banned.ts'
import { PAGE_TEXTS, readTexts, SERVER_TEXTS, textsIn } from './texts.ts'

/**
 * What became of a text of the copy review: it reads like `better` now, it is gone, or a later text took its place, which
 * `later` holds where there is one. `{…}` is a value.
 */
type ReviewedText = {
  readonly was: string
  readonly better: string
  readonly state: 'done' | 'gone' | 'later'
  readonly later?: string
}

const REVIEWED_TEXTS: readonly ReviewedText[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'reviewed-texts.json'), 'utf8'),
)

/** Texts to the letter of a statement, by its ID. */
const QUOTED: readonly { readonly id: string; readonly text: string }[] = [
  { id: 'BOK-08', text: 'Worked out the evening before. Not a map of the ground: check what you see.' },
  { id: 'RND-19', text: 'Tap to go on' },
  { id: 'RND-32', text: 'Hole …, … …, go on' },
  { id: 'RND-41', text: 'Nothing stands out. Play on.' },
]

/** Whether a statement has the text, with any words for its values. */
function isQuoted(line: string, text: string): boolean {
  let from = 0
  return text.split('…').every((part) => {
    const at = line.indexOf(part, from)
    from = at + part.length
    return at >= 0
  })
}

/** Words that are in other texts too. */
const KEPT_ELSEWHERE: ReadonlySet<string> = new Set([])

const TEXTS = readTexts(PAGE_TEXTS)
const plain = (text: string) => text.replaceAll('’', "'").replaceAll(/\{[^}]*\}/g, '…')
const foundIn = (text: string) => BANNED.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)

it('ACT-75 finds no banned construction in a text for golfers but in those that a statement quotes', () => {
  const requirements = readFileSync(join(ROOT, 'docs', 'requirements.md'), 'utf8').split('\n')
  for (const { id, text } of QUOTED) {
    expect(
      requirements.some((line) => line.startsWith(`- **${id}**`) && isQuoted(line, text)),
      id,
    ).toBe(true)
  }
  expect(TEXTS.length).toBeGreaterThan(3_000)
  const quoted = new Set(QUOTED.map(({ text }) => text))
  const faults = TEXTS.filter(({ text }) => !quoted.has(text)).flatMap(({ file, text }) =>
    foundIn(text).map((name) => `${file}: ${name}: ${text}`),
  )
  expect(faults).toEqual([])

  // Each construction is found where somebody writes it, and in a file of texts like ours.
  for (const { name, planted } of BANNED) {
    expect(foundIn(planted), planted).toContain(name)
    const code = `export const text = (club: string) => \`\${club}. ${planted}\``
    expect(textsIn('planted.copy.ts', code).flatMap(foundIn), planted).toContain(name)
  }

  const texts = [...TEXTS, ...readTexts(SERVER_TEXTS)].map(({ text }) => plain(text))
  const isThere = (text: string) => texts.some((one) => one.includes(plain(text)))
  expect(REVIEWED_TEXTS).toHaveLength(228)
  const wrong = REVIEWED_TEXTS.flatMap(({ was, better, state, later }) => [
    ...(state === 'done' && !isThere(better) ? [`not there: ${better}`] : []),
    ...(later !== undefined && !isThere(later) ? [`not there: ${later}`] : []),
    ...(state !== 'later' && !better.includes(was) && !KEPT_ELSEWHERE.has(was) && isThere(was)
      ? [`still there: ${was}`]
      : []),
  ])
  expect(wrong).toEqual([])
})

it('ACT-70 calls no golfer a right-hander: sides are those of the golfer who reads', () => {
  expect(TEXTS.filter(({ text }) => /(?:right|…)-hander/i.test(text))).toEqual([])
})
