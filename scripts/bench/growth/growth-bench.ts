import { withCleanUp } from '../clean-up.ts'
import type { Bench, Figure } from '../figure.ts'
import { DATABASE_NAMES } from '../golfers/filled-place.ts'
import type { DatabaseKind } from '../golfers/filled-place.ts'
import { growthFigures } from './growth-rounds.ts'
import { LARGEST, fillSizes, reserveDisk } from './growth-stand.ts'
import type { FilledSizes } from './growth-stand.ts'
import { sweepFigures } from './sweep.ts'

/** What a golfer pays for how many others there are. */
export const growthBench: Bench = { name: 'growth', isOnlyByName: true, run: measureGrowth }

async function measureGrowth(): Promise<readonly Figure[]> {
  await reserveDisk()
  return [...(await measureOn('postgres')), ...(await measureOn('sqlite'))]
}

/** One database after the other, so that the disk has to hold the golfers of one only. */
async function measureOn(kind: DatabaseKind): Promise<readonly Figure[]> {
  return withCleanUp(async (cleanUpLater) => {
    const name = DATABASE_NAMES[kind]
    const sizes = await fillSizes(kind, cleanUpLater)
    console.log(`Measuring them, ${name}.`)
    const swept = await sweepLargest(sizes, name)
    return [...fillFigures(sizes, name), ...swept, ...(await growthFigures({ sizes, name, cleanUpLater }))]
  })
}

async function sweepLargest(sizes: FilledSizes, name: string): Promise<readonly Figure[]> {
  const largest = sizes.get(LARGEST)
  return largest ? sweepFigures(largest, { what: `at ${LARGEST.toLocaleString('en')} golfers, ${name}` }) : []
}

function fillFigures(sizes: FilledSizes, name: string): readonly Figure[] {
  return [...sizes].map(([size, { fillSeconds }]) => ({
    what: `filling in ${size.toLocaleString('en')} golfers, ${name}`,
    value: fillSeconds,
    unit: 's',
  }))
}
