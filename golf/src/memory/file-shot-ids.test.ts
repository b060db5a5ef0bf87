import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileShotIds } from './file-shot-ids.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const idsOf = (golfer: string, text: string) => {
  const { session, shot } = fileShotIds({ golfer, content: bytesOf(text) })
  return [session, ...[1, 2, 3].map(shot)]
}

const line = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.replaceAll(/[\r\n]/g, ''))
const lines = fc.array(line, { minLength: 1, maxLength: 8 })

it('gives the same file the same ids, whatever ends its lines', () => {
  fc.assert(
    fc.property(lines, (all) => {
      const ids = idsOf('ann', all.join('\n'))
      for (const end of ['\r\n', '\r']) expect(idsOf('ann', all.join(end) + end)).toEqual(ids)
    }),
    { numRuns: 100, seed: 43 },
  )
})

it('gives another golfer, another file and every line another id, all of them UUIDs of version 8', () => {
  fc.assert(
    fc.property(lines, line, (all, more) => {
      const text = all.join('\n')
      const ids = [...idsOf('ann', text), ...idsOf('ben', text), ...idsOf('ann', `${text}\n${more}+`)]
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
    }),
    { numRuns: 100, seed: 44 },
  )
})

it('goes on giving the ids that devices keep', () => {
  expect(idsOf('ann', 'Club,Carry\n7i,150\n')).toMatchInlineSnapshot(`
    [
      "d6234eb8-e0f3-8e9d-b082-22962ab3b5a4",
      "4d7fe97d-3f40-8a2f-b3a0-ba35a4766b5b",
      "d0e604b6-4b33-8765-bf61-fdde75bdda85",
      "208af0fb-9e1b-8c2f-bff5-411f73712cc0",
    ]
  `)
})
