import { DEFAULT_BAG } from '@bagwise/golf/bag'
import { estimateBag } from '@bagwise/golf/distances/estimate-bag'
import { LIKE_ME_TARGETS, TARGET_SLACK_YARDS } from '../models/distances/error-targets.ts'
import { heldOut } from '../models/distances/held-out.ts'
import { errorsByGroup } from '../models/distances/method-errors.ts'
import type { Bench, Figure } from './figure.ts'
import { rounded } from './figure-table.ts'
import { medianMicroseconds } from './rounds.ts'

const ROUND_COUNT = 201
const MICROSECONDS_PER_MS = 1000
/** Of one core: it is worked out while the page is drawn. */
const BUDGET_MS = 1
const ESTIMATE = 'Like me, 14 clubs from three references'

const CLUBS = DEFAULT_BAG.map(({ type }) => ({ club: type }))
const REFERENCES = [
  { club: 'driver', carryYards: 215 },
  { club: '7-iron', carryYards: 140 },
  { club: 'pw', carryYards: 100 },
] as const

/** How far Like me is off on tables it was not fitted on, beside the two rules, and how long it takes. */
export const distancesBench: Bench = { name: 'distances', run: async () => [...errorFigures(), speedFigure()] }

function errorFigures(): readonly Figure[] {
  return errorsByGroup(heldOut()).map(({ given, group, count, classic, factors, likeMe }) => {
    const target = LIKE_ME_TARGETS[given][group]
    return {
      what: `${group}, given ${given}`,
      value: likeMe.rmsYards,
      unit: 'yd RMS',
      ...(target !== undefined && { budget: target + TARGET_SLACK_YARDS }),
      note: `Classic ${rounded(classic.rmsYards)}, factors ${rounded(factors.rmsYards)}; ${count} clubs`,
    }
  })
}

function speedFigure(): Figure {
  const run = () => void estimateBag(CLUBS, REFERENCES)
  const medians = medianMicroseconds([{ what: ESTIMATE, runCount: 1, run }], {
    roundCount: ROUND_COUNT,
    nowMs: () => performance.now(),
  })
  const value = (medians.get(ESTIMATE) ?? Number.NaN) / MICROSECONDS_PER_MS
  return { what: ESTIMATE, value, unit: 'ms', budget: BUDGET_MS }
}
