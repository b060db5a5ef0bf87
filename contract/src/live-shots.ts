import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHOT_FIGURES } from '@bagwise/golf/memory/shot-record'
import { boundedList } from './bounded-list.ts'
import { described, named } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { MOST_DEVICE_CHARACTERS, MOST_LIVE_SHOTS_SENT } from './live-shot-limits.ts'
import { tenthsBetween } from './number-ranges.ts'
import { nameText } from './text.ts'

const { carryYards, sideYards } = SHOT_FIGURES

/** A shot that a launch monitor has just seen, on its way into the range log of the open page. */
export const LiveShot = named(
  'LiveShot',
  z.strictObject({
    /** Made by the command for this shot: the shot that the log keeps has it too. */
    id: z.uuid(),
    /** As the launch monitor calls itself. */
    device: nameText({ minLength: 1, maxLength: MOST_DEVICE_CHARACTERS }),
    /** Null where neither the launch monitor nor the command has named it: then it is the one chosen in the log. */
    club: z.nullable(z.enum(CLUB_TYPES.filter((club) => club !== 'putter'))),
    carryYards: tenthsBetween(carryYards.lowest, carryYards.highest),
    /** Right of the target is positive. */
    sideYards: tenthsBetween(sideYards.lowest, sideYards.highest),
    /** Whether the carry was worked out from ball speed, launch and spin. */
    isCarryComputed: z.boolean(),
  }),
)
export type LiveShot = z.infer<typeof LiveShot>
