import { bagOf } from '@bagwise/assistants/golfer'
import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'
import type { Profile } from '@bagwise/contract/profile'
import { scalarKind } from '@bagwise/contract/profile-scalars'
import { HANDS } from '@bagwise/golf/golfer'
import * as copy from './arguments.copy.ts'
import type { Golfer } from './bag/golfer.ts'
import { readBag } from './bag/read-bag.ts'
import type { Asked } from './command.ts'
import * as flightCopy from './flight-problem.copy.ts'
import { noAnswer, wrongCall } from './problem.ts'

/** The golfer of `--bag`, with what else the call says of them. */
export async function golferOf({ args, units, io }: Asked): Promise<Golfer> {
  const golfer = await readBag(args.text('bag'), units, io)
  const handicap = inRange(args.number('handicap'), 'handicap', '--handicap')
  const hand = args.choice('hand', HANDS)
  const said = { ...(handicap !== undefined && { handicap }), ...(hand && { hand }) }
  return { ...golfer, profile: { ...golfer.profile, ...said } }
}

/** The golfer's bag as the page advises on it, with what kept shots and finished rounds teach. */
export function advisedBagOf(golfer: Golfer, today: string): AdvisedBag {
  const bag = bagOf(golfer, today)
  if (bag.missing !== undefined) throw noAnswer(flightCopy.emptyBag)
  return bag
}

/** A number that a profile takes in this field. Throws a wrong call. */
export function inRange(
  number: number | undefined,
  field: keyof Profile & ('handicap' | 'swingSpeed'),
  what: string,
): number | undefined {
  const kind = scalarKind(field)
  if (number === undefined || !('min' in kind)) return number
  if (number < kind.min || number > kind.max) throw wrongCall(copy.range(what, kind.min, kind.max, ''))
  return number
}
