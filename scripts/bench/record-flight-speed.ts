import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../setup/paths.mjs'
import { rounded } from './figure-table.ts'
import type { Figure } from './figure.ts'

const FILE = 'golf/reference/flight-speed.ts'

/** Keeps the medians for docs/models/ball-flight.md. */
export function recordFlightSpeed(figures: readonly Figure[]): string {
  writeFileSync(join(ROOT, FILE), flightSpeedSource(figures, process.versions.node))
  return FILE
}

export function flightSpeedSource(figures: readonly Figure[], nodeVersion: string): string {
  return `/** Medians of \`npm run bench -- flight --record\`. */
export const FLIGHT_SPEED = {
  nodeVersion: '${nodeVersion}',
  machine: 'one core of a shared two-core machine',
  figures: [
${figures.map(sourceOf).join('\n')}
  ],
} as const
`
}

function sourceOf({ what, value, unit, budget, peer }: Figure): string {
  return `    {
      what: ${quoted(what)},
      value: ${rounded(value)},
      unit: ${quoted(unit)},
      budget: ${budget === undefined ? 'undefined' : rounded(budget)},
      peer: ${peer === undefined ? 'undefined' : rounded(peer)},
    },`
}

function quoted(words: string): string {
  return `'${words.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}
