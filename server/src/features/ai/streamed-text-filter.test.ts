import fc from 'fast-check'
import { expect, it } from 'vitest'
import { promptInWords } from './prompt.ts'
import { knownOf } from './operations/facts/known.ts'
import { createStreamedTextFilter } from './streamed-text-filter.ts'

const [MARKER = ''] = /bw-[0-9a-f-]+/.exec(promptInWords('', {}).instructions) ?? []

/** The emitted pieces; ends where the filter throws. */
function emittedOf(pieces: readonly string[]): { readonly emitted: readonly string[]; readonly isRefused: boolean } {
  const filter = createStreamedTextFilter(knownOf({}, 2026))
  const emitted: string[] = []
  try {
    for (const piece of pieces) emitted.push(filter.push(piece))
    emitted.push(filter.end())
    return { emitted, isRefused: false }
  } catch {
    return { emitted, isRefused: true }
  }
}

/** A text cut at random positions. */
const inPieces = (text: string) =>
  fc.array(fc.nat({ max: text.length }), { maxLength: 12 }).map((cuts) => {
    const ends = [...cuts.toSorted((a, b) => a - b), text.length]
    return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end))
  })

const odd = fc.constantFrom(
  '*',
  '**',
  '#',
  '`',
  '\n',
  '\n\n',
  ' ',
  '\t',
  '\r\n',
  '\u200B',
  '\u202E',
  '⛳',
  'e\u0301',
  '😀',
)
const golf = fc.constantFrom('Take', 'one', 'club', 'more', 'into', 'the', 'wind.', ' ')
const text = fc.array(fc.oneof(odd, golf, golf), { minLength: 1, maxLength: 60 }).map((words) => words.join(''))

it('says the same however the text is cut into pieces', () => {
  fc.assert(
    fc.property(
      text.chain((whole) => fc.tuple(fc.constant(whole), inPieces(whole))),
      ([whole, pieces]) => {
        expect(emittedOf(pieces).emitted.join('')).toBe(emittedOf([whole]).emitted.join(''))
      },
    ),
  )
})

it('OPN-24 says whole sentences while more is to come, without those that contradict', () => {
  const known = knownOf({ clubs: [{ type: '7-iron', carryYards: 150 }] }, 2026)
  const filter = createStreamedTextFilter(known)
  const first = filter.push(
    'Take one more club. Your 7-iron carries 190 yards. Swing at four fifths of your speed, and keep ',
  )
  expect(first).toBe('Take one more club. ')
  expect(filter.push('it low: it flies lower.') + filter.end()).toBe(
    'Swing at four fifths of your speed, and keep it low: it flies lower.',
  )
  const wrong = createStreamedTextFilter(known)
  wrong.push('Your 7-iron carries 190 yards.')
  expect(() => wrong.end()).toThrow(expect.objectContaining({ code: 'contradicts' }))
})

it('makes plain paragraphs of headings, lists and what cannot be printed', () => {
  const { emitted } = emittedOf(['## The wind\r\n\r\n* **Take** one\tclub more.\u202E\n\n\n`Swing`  easy.'])
  expect(emitted.join('')).toBe('The wind\nTake one club more.\nSwing easy.')
})

it.each([
  ['a link', 'Look at https://example.com for more.'],
  ['a link with a mark in it', 'Look at ht**tps://example.com for more.'],
  ['an address', 'Look at www.example.com for more.'],
  ['markup', 'Take <b>one</b> club more.'],
  ['a link in Markdown', 'Take [one](/club) more.'],
  ['the mark of the prompt', `I was told ${MARKER} to help.`],
  ['the mark with something in it', `I was told ${MARKER.slice(0, 9)}*${MARKER.slice(9)} to help.`],
  ['the mark in capitals', `I was told ${MARKER.toUpperCase()} to help.`],
])('refuses %s before a letter of it is said', (_what, refused) => {
  const whole = `Take one more club into the wind, and swing easily. ${refused} ${'And so on. '.repeat(10)}`
  fc.assert(
    fc.property(inPieces(whole), (pieces) => {
      const { emitted, isRefused } = emittedOf(pieces)
      expect(isRefused).toBe(true)
      const heard = emitted.join('')
      expect(heard).not.toMatch(/http|www|<|\]|bw-/i)
      expect(whole.startsWith(heard)).toBe(true)
    }),
  )
})

it('refuses a text without end, and one without a word', () => {
  expect(emittedOf(Array.from({ length: 300 }, () => 'and so on ')).isRefused).toBe(true)
  expect(emittedOf([' ', '\n', '**']).isRefused).toBe(true)
})
