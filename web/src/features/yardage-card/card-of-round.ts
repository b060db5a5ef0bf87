import type { FrozenCard } from '#data/play/frozen-card.ts'
import { partialCarries } from '@bagwise/golf/distances/partial-swings'
import type { CardClub, KeptCard } from './kept-card.ts'

type FrozenRow = FrozenCard['rows'][number]

/** The clubs of a round's card, with their easier swings. */
export function clubsOfRound({ rows }: Pick<FrozenCard, 'rows'>): readonly CardClub[] {
  return rows.map((row) => {
    const { club, stillYards: carryYards, isEstimated, certainty } = row
    const ownParts = ownPartsOf(row)
    return { club, carryYards, isEstimated, certainty, ...(ownParts && { ownParts }) }
  })
}

/** A round's card as one for the pocket: made when its forecast was heard. Undefined where it has none. */
export function cardOfRound(golfer: string, { rows, forecast }: FrozenCard): KeptCard | undefined {
  if (!forecast) return undefined
  const { reading, service, placeName, heardAtMs } = forecast
  const clubs = clubsOfRound({ rows })
  return {
    golfer,
    madeAt: new Date(heardAtMs).toISOString(),
    placeName,
    service,
    forecast: reading,
    clubs: clubs.map((club, index) => ({ ...club, forecastYards: forecastYardsOf(rows[index]) })),
  }
}

function forecastYardsOf(row: FrozenRow | undefined): readonly (number | null)[] {
  if (!row) return []
  const { windYards, carryYards } = row
  return windYards ? [windYards.into, windYards.across, windYards.down] : [carryYards]
}

/** Undefined where the easier swings are the usual shares of the full one. */
function ownPartsOf({ stillYards, threeQuarterYards, halfYards }: FrozenRow): CardClub['ownParts'] {
  const usual = partialCarries(stillYards)
  const own = {
    ...(threeQuarterYards !== usual.threeQuarterYards && { threeQuarter: threeQuarterYards / stillYards }),
    ...(halfYards !== usual.halfYards && { half: halfYards / stillYards }),
  }
  return 'threeQuarter' in own || 'half' in own ? own : undefined
}
