import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findJson } from './find-json.ts'

const anyTree = fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()))
/** Text that models put around their answer. */
const anyTalk = fc.string().map((text) => text.replaceAll(/[[\]{}"]/g, ' '))

it('AIS-06 finds the JSON in a text, whatever is said around it', () => {
  fc.assert(
    fc.property(anyTree, anyTalk, anyTalk, (tree, before, after) => {
      const json = JSON.stringify(tree)
      expect(findJson(`${before}${json}${after}`)).toEqual(JSON.parse(json))
      expect(findJson(`${before}\n\`\`\`json\n${json}\n\`\`\`\n${after}`)).toEqual(JSON.parse(json))
    }),
  )
})

it.each([
  ['brackets in the sentence before', 'I took [your] numbers {all}: {"a": 1}', { a: 1 }],
  ['a bracket within a text', '{"a": "}{", "b": "\\"}"} done', { a: '}{', b: '"}' }],
  ['two objects: the first counts', '{"a": 1} or {"a": 2}', { a: 1 }],
  ['a list', 'Here: [1, 2]', [1, 2]],
])('reads past %s', (_what, text, found) => {
  expect(findJson(text)).toEqual(found)
})

it('finds nothing in a text without JSON, or in one that breaks off, and looks through no more than is worth it', () => {
  for (const text of [
    '',
    'Swing easy.',
    '{"a": 1',
    '{a: 1}',
    '[',
    '{'.repeat(100_000),
    '{}'.slice(1),
    `{}${' '.repeat(65_536)}`,
  ]) {
    expect(findJson(text)).toBeUndefined()
  }
})
