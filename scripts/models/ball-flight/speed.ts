import { FLIGHT_SPEED } from '../../../golf/reference/flight-speed.ts'
import { paragraph, table } from '../markdown.ts'
import { exact } from '../numbers.ts'

export function speed(): readonly string[] {
  const { nodeVersion, machine, figures } = FLIGHT_SPEED
  const withUnit = (value: number | undefined, unit: string) => (value === undefined ? '' : `${exact(value)} ${unit}`)
  return [
    '## Speed',
    paragraph(
      `Medians of interleaved rounds on Node.js ${nodeVersion}, ${machine}, kept by \`npm run bench -- flight --record\`.`,
      'A busy machine makes them longer; no check fails by them.',
    ),
    table(
      ['figure', 'median', 'budget', 'best public peer'],
      figures.map(({ what, value, unit, budget, peer }) => [
        what,
        withUnit(value, unit),
        withUnit(budget, unit),
        withUnit(peer, unit),
      ]),
    ),
  ]
}

/** Of the slower of the two kinds of flight. */
export function slowestFlightMicroseconds(): number {
  const ofOneFlight = FLIGHT_SPEED.figures.filter(({ what }) => what.startsWith('one flight'))
  return Math.max(...ofOneFlight.map(({ value }) => value))
}
