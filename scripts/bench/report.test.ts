import { expect, it } from 'vitest'
import { reportOf } from './report.ts'

it('holds every figure unrounded with its verdict, the day, the version and how many processors there were', () => {
  const reads = { what: 'reads', value: 0.123_456, unit: 'times', floor: 0.3, note: '5 rounds' }
  const report = reportOf([{ name: 'server', figures: [reads, { what: 'filling', value: 61.5, unit: 's' }] }], {
    at: new Date('2026-11-22T01:02:03Z'),
    nodeVersion: '24.21.0',
    cpuCount: 2,
  })
  expect(report).toEqual({
    date: '2026-11-22T01:02:03.000Z',
    nodeVersion: '24.21.0',
    cpuCount: 2,
    benches: [
      {
        name: 'server',
        figures: [
          { ...reads, verdict: 'under' },
          { what: 'filling', value: 61.5, unit: 's' },
        ],
      },
    ],
  })
})
