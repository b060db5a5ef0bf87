import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { SHOT_FIGURES } from '@bagwise/golf/memory/shot-record'
import { boundedList } from './bounded-list.ts'
import { described, named } from './documented.ts'
import { endpoint, endpointWithQuery } from './endpoint.ts'
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

/** Takes shots once each, however often they are sent. An empty message tells whether the token is valid. */
export const sendLiveShots = endpoint({
  method: 'POST',
  path: '/api/live-shots',
  group: 'tokens',
  access: 'token',
  summary: 'Sends shots of a launch monitor to the open range log; they are kept for ten minutes',
  errors: ['too-many-tries'],
  body: z.strictObject({ shots: boundedList(LiveShot, { maxLength: MOST_LIVE_SHOTS_SENT }) }),
  reply: z.object({
    newCount: described('Shots of the message that were not known yet.', z.number()),
  }),
})

/**
 * The shots of the last ten minutes, then each one that comes, as server-sent events: the data of an event is a shot. With
 * `Last-Event-ID` those after that event. A shot may come again: its id tells.
 */
export const followLiveShots = endpointWithQuery({
  method: 'GET',
  path: '/api/live-shots/stream',
  group: 'tokens',
  access: 'golfer',
  summary: 'Tells of live shots as they come',
  errors: ['other-golfer', 'too-many-tries', 'stopping'],
  isEventStream: true,
  query: z.strictObject({
    /** The golfer of the page; rejected when the session belongs to another one. */
    golfer: z.optional(z.string()),
  }),
  body: z.undefined(),
  reply: LiveShot,
})
