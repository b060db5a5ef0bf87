import { expect, it } from 'vitest'
import { TOPIC_IDS } from '@bagwise/content/encyclopedia/topic'
import { articleFile, drawingFile } from './article-files.ts'

/** Of the narrow plate type at 15 units, in a long word. */
const WIDEST_LETTER = 7
const LETTER_HEIGHT = 12

it.each(TOPIC_IDS)('the file of %s is its own', async (id) => {
  expect((await articleFile(id)).id).toBe(id)
})

it.each(TOPIC_IDS)('%s has a drawing that says in words what it shows', async (id) => {
  const { label, caption, parts } = await drawingFile(id)
  expect(parts.length).toBeGreaterThan(3)
  expect(label).toMatch(/^[A-Z].{30,}[^.]$/)
  expect(caption).toMatch(/^[A-Z].{60,}\.$/)
})

it.each(TOPIC_IDS)('every word of the drawing of %s stands inside it', async (id) => {
  const { height, parts } = await drawingFile(id)
  for (const part of parts) {
    if (!('words' in part)) continue
    const [x, y] = part.at
    const width = part.words.length * WIDEST_LETTER
    const left = { start: x, middle: x - width / 2, end: x - width }[part.anchor ?? 'middle']
    expect(left, part.words).toBeGreaterThanOrEqual(0)
    expect(left + width, part.words).toBeLessThanOrEqual(300)
    expect(y - LETTER_HEIGHT, part.words).toBeGreaterThanOrEqual(0)
    expect(y, part.words).toBeLessThan(height)
  }
})
