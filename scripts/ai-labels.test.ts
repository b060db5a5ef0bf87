import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { textsOfSource } from './lint/texts-of-source.ts'
import { ROOT } from './setup/paths.mjs'

/** Where texts for golfers are. Answers of the server that an AI service caused are in English for its operator. */
const SOURCES = globSync('{web/src,golf/src,content/src}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.*', '**/testing/**'],
})
const LABELS = 'web/src/ai/ai-labels.copy.ts'

/** Texts that show only what an AI has said, or while it is asked. `…` is a value. */
const AROUND_AN_ANSWER: ReadonlySet<string> = new Set([
  'We ask an AI service. It adds what is marked AI; everything else comes from our own rules.',
  'AI',
  'AI’s view',
  'AI’s view of your swing',
  'AI’s view of … is below.',
  'AI’s view of this shot',
  'AI’s view: clubs to look for',
  'AI’s view: three balls',
  'The shot, or your bag, has changed since AI looked at it.',
  'Ask AI about this shot',
  'Asking AI...',
  'AI gave no answer this time.',
  'AI took too long to answer.',
  "AI's answer didn't fit the rules.",
  'AI is busy. Try again ….',
  'No more AI this hour. Try again later.',
  'No more AI today. Try again tomorrow.',
  "AI can't be reached right now.",
  'AI would hit the … too.',
  'AI would hit one club …: the ….…',
  'AI’s estimate',
  'The distances above are what AI says too.',
  'AI would say, in …:',
  'Take AI’s numbers',
  'Your estimates are AI’s numbers now.',
  'The choice and its reasons are AI’s. Figures and prices are the catalogue’s.',
  'Brands, models and prices are what the AI says: check that each exists and what it costs. Loft, flex and kind of irons are near what the rules give.',
])

/** The texts of a file that name AI. */
function textsNamingAi(file: string, code: string): readonly string[] {
  return textsOfSource(file, code).filter((text) => /\bAI\b/.test(text))
}

it('finds AI in a text and in markup, and not in a comment or a line for the console', () => {
  const code = 'const a = <p title="by AI">AI, {`${b} AI`}</p> // AI\nconsole.info(`AI ${a}`, "AI")\nconst c = "PAIR"'
  expect(textsNamingAi('a.tsx', code).toSorted()).toEqual(['AI, ', 'by AI', '… AI'].toSorted())
})

it('ACT-63 OPN-26 names AI on labels only inside label(id, hasAi), and elsewhere only around what an AI has answered', () => {
  expect(SOURCES.length).toBeGreaterThan(500)
  const labels = SOURCES.filter((file) => file !== LABELS).flatMap((file) =>
    textsNamingAi(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter((text) => !AROUND_AN_ANSWER.has(text))
      .map((text) => `${file}: ${text}`),
  )
  expect(labels).toEqual([])
})

it('lets no screen claim an AI service without asking whether there is one', () => {
  const claiming = SOURCES.filter((file) => /\blabel\([^)]*,\s*true\)/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(claiming).toEqual([])
})
