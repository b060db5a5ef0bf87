import fc from 'fast-check'
import { expect, it } from 'vitest'
import { takeoutPortions } from './takeout-text.ts'

const textOf = (takeout: object) => takeoutPortions(takeout).join('')

it('has members of the takeout, of its profile and of its tables, and entries of lists, a line each', () => {
  const takeout = {
    format: 'bagwise-takeout',
    profile: { handicap: 12.3, golfGoals: ['Break 80'], facts: { handicap: { source: 'said' } } },
    rounds: [
      { id: 'r1', holes: [9, 18] },
      { id: 'r2', holes: [] },
    ],
    shots: {
      columns: ['id', 'club'],
      rows: [
        ['s1', null],
        ['s2', 'pw'],
      ],
    },
    messages: [],
    nothing: {},
  }
  expect(textOf(takeout)).toBe(`{
  "format": "bagwise-takeout",
  "profile": {
    "handicap": 12.3,
    "golfGoals": [
      "Break 80"
    ],
    "facts": {"handicap":{"source":"said"}}
  },
  "rounds": [
    {"id":"r1","holes":[9,18]},
    {"id":"r2","holes":[]}
  ],
  "shots": {
    "columns": [
      "id",
      "club"
    ],
    "rows": [
      ["s1",null],
      ["s2","pw"]
    ]
  },
  "messages": [],
  "nothing": {}
}
`)
})

it('says the same as any takeout, in portions of which none is large', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 })), (takeout) => {
      expect(JSON.parse(textOf(takeout))).toEqual(JSON.parse(JSON.stringify(takeout)))
    }),
    { seed: 61 },
  )
  const rows = Array.from({ length: 30_000 }, (_, index) => `${index} ${'x'.repeat(40)}`)
  const portions = takeoutPortions({ playedShots: { columns: [], rows } })
  expect(portions.length).toBeGreaterThan(4)
  expect(Math.max(...portions.map(({ length }) => length))).toBeLessThan(270_000)
  expect(JSON.parse(portions.join(''))).toEqual({ playedShots: { columns: [], rows } })
})
