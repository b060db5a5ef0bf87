import { NEXT_PEER_ON_LPGA, PEER_FIGURES } from '../../../golf/reference/peer-figures.ts'
import { LPGA_TOUR, PGA_TOUR_2010S, PGA_TOUR_2023 } from '../../../golf/reference/tour-launches.ts'
import { paragraph, table } from '../markdown.ts'
import { exact, fixed } from '../numbers.ts'
import { conditionRmsSigma } from './conditions.ts'
import type { NumericalError } from './numerics.ts'
import { slowestFlightMicroseconds } from './speed.ts'
import { rmsOver } from './tour-tables.ts'

export function summary(errors: readonly NumericalError[]): readonly string[] {
  const worstError = Math.max(
    ...errors.flatMap(({ carryYards, lateralYards, apexYards }) => [carryYards, lateralYards, apexYards]),
  )
  const row = (
    what: string,
    {
      figure,
      value,
      places = 2,
    }: { readonly figure: keyof typeof PEER_FIGURES; readonly value: number; readonly places?: number },
  ) => {
    const { target, peer } = PEER_FIGURES[figure]
    return [what, fixed(value, places), exact(target), peer === undefined ? 'none published' : exact(peer)]
  }
  const { carryRmsYards, apexRmsYards, landingRmsDeg } = NEXT_PEER_ON_LPGA
  return [
    '## How good it is',
    table(
      ['figure, smaller is better', 'Bagwise', 'target', 'best public peer'],
      [
        row('PGA Tour table, 2010s: carry RMS, yd', {
          figure: 'pga2010sCarryRmsYards',
          value: rmsOver(PGA_TOUR_2010S, 'carryYards'),
        }),
        row('PGA Tour table, 2023: carry RMS, yd', {
          figure: 'pga2023CarryRmsYards',
          value: rmsOver(PGA_TOUR_2023, 'carryYards'),
        }),
        row('PGA Tour table, 2010s: apex RMS, yd', {
          figure: 'pga2010sApexRmsYards',
          value: rmsOver(PGA_TOUR_2010S, 'apexYards'),
        }),
        row('PGA Tour table, 2023: apex RMS, yd', {
          figure: 'pga2023ApexRmsYards',
          value: rmsOver(PGA_TOUR_2023, 'apexYards'),
        }),
        row('PGA Tour table, 2010s: landing angle RMS, °', {
          figure: 'pga2010sLandingRmsDeg',
          value: rmsOver(PGA_TOUR_2010S, 'landingDeg'),
        }),
        row('PGA Tour table, 2023: landing angle RMS, °', {
          figure: 'pga2023LandingRmsDeg',
          value: rmsOver(PGA_TOUR_2023, 'landingDeg'),
        }),
        row('LPGA table, never fitted: carry RMS, yd', {
          figure: 'lpgaCarryRmsYards',
          value: rmsOver(LPGA_TOUR, 'carryYards'),
        }),
        row('LPGA table, never fitted: apex RMS, yd', {
          figure: 'lpgaApexRmsYards',
          value: rmsOver(LPGA_TOUR, 'apexYards'),
        }),
        row('LPGA table, never fitted: landing angle RMS, °', {
          figure: 'lpgaLandingRmsDeg',
          value: rmsOver(LPGA_TOUR, 'landingDeg'),
        }),
        row('16 published effects of conditions: RMS, sigma', {
          figure: 'conditionRmsSigma',
          value: conditionRmsSigma(),
        }),
        row('numerical error, wind included: worst, yd', {
          figure: 'numericalErrorYards',
          value: worstError,
          places: 3,
        }),
        row('one flight, wind and every condition, µs', {
          figure: 'microsecondsPerFlight',
          value: slowestFlightMicroseconds(),
          places: 0,
        }),
      ],
    ),
    paragraph(
      'The peer’s figures are those of the best public model for each row, measured on the same inputs before Bagwise was',
      'built and kept in `golf/reference/peer-figures.ts`; this page does not measure them again. On which machine',
      'the peer’s time was taken is not known. On carries of the LPGA table the best peer is better than Bagwise. It has no wind model; the',
      `next one has ${exact(carryRmsYards)} yd, ${exact(apexRmsYards)} yd and ${exact(landingRmsDeg)}° there.`,
    ),
  ]
}
