import { expect, it } from 'vitest'
import { titlesIn } from './test-titles.ts'

const read = (code: string, file = 'some.test.ts') => titlesIn(file, code)

it('reads the titles of it and test, whatever their quotes', () => {
  const code = `
    it('GAP-01 shows "nothing"', () => {})
    test("GAP-02 names the golfer's clubs", async ({ page }) => {})
    it(\`GAP-03 links on\`, () => {})
    it('GAP-04 takes ' + 'two lines', () => {})
  `
  expect(read(code)).toEqual([
    'GAP-01 shows "nothing"',
    "GAP-02 names the golfer's clubs",
    'GAP-03 links on',
    'GAP-04 takes two lines',
  ])
})

it('reads the titles of tables, whatever is in their cells', () => {
  const code = `
    it.each([{ text: "it('GAP-99 in a cell')", run: () => ({ a: [1, (2)] }) }])('GAP-01 has $text', () => {})
    test.each(CASES.map(({ one }) => one))('GAP-02 takes %s', () => {})
    it.each\`
      club | yards
      \${'driver'} | \${250}
    \`('GAP-03 hits $club', () => {})
    it.concurrent.for([1, 2])('GAP-04 counts %i', () => {})
    it.skipIf(isSlow)('GAP-05 waits', () => {})
  `
  expect(read(code)).toEqual([
    'GAP-01 has $text',
    'GAP-02 takes %s',
    'GAP-03 hits $club',
    'GAP-04 counts %i',
    'GAP-05 waits',
  ])
})

it('reads titles in a loop and marks the values in them', () => {
  const code = `for (const club of clubs) test(\`GAP-01 shows the \${club} at \${carry(club)} yards\`, () => {})`
  expect(read(code)).toEqual(['GAP-01 shows the … at … yards'])
})

it('leaves out tests that do not run or may fail', () => {
  const code = `
    it.skip('GAP-01 a', () => {})
    it.todo('GAP-02 b')
    test.fixme('GAP-03 c', () => {})
    it.fails('GAP-04 d', () => {})
    it.each([1]).skip('GAP-05 e', () => {})
    it('GAP-06 f', { skip: true }, () => {})
    it('GAP-07 g', { timeout: 60_000, skip: false }, () => {})
  `
  expect(read(code)).toEqual(['GAP-07 g'])
})

it('leaves out every test in a group that is left out, but none after it', () => {
  const code = `
    describe.skip('a', () => { describe('b', () => { it('GAP-01 c', () => {}) }) })
    test.describe.fixme('d', () => { test('GAP-02 e', () => {}) })
    describe('f', { todo: true }, () => { it('GAP-03 g', () => {}) })
    describe('h', () => { it('GAP-04 i', () => {}) })
  `
  expect(read(code)).toEqual(['GAP-04 i'])
})

it('takes nothing else for a title', () => {
  const code = `
    // it('GAP-01 in a comment', () => {})
    describe('GAP-02 a group', () => {})
    test.describe('GAP-03 a group of journeys', () => {})
    it(title, async () => {
      await test.step('GAP-04 a step', () => {})
      expect(/^GAP/.test('GAP-05 a text')).toBe(true)
      expect(pattern.test('GAP-06 a text')).toBe(true)
      expect(gaps, "it('GAP-07 a message')").toEqual([])
    })
  `
  expect(read(code)).toEqual([])
})

it('reads components in TypeScript', () => {
  const code = `it('GAP-01 draws', () => { const ladder: Ladder = render(<Ladder clubs={clubs} />) satisfies Ladder })`
  expect(read(code, 'ladder.test.tsx')).toEqual(['GAP-01 draws'])
})

it('refuses a file that is no TypeScript', () => {
  expect(() => read(`it('GAP-01 stops`)).toThrow('some.test.ts: ')
})
