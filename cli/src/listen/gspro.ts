import { degreesFromRadians, yardsFromMetres } from '@bagwise/golf/units'
import { fieldsOf, isPossible, keptOut, numberIn, textIn } from './reading.ts'
import type { Fields, Reading } from './reading.ts'

/**
 * GSPro Open Connect v1: JSON over TCP, without a mark between messages; the launch monitor connects
 * (https://gsprogolf.com/GSProConnectV1.html). The port is that of its clients, such as samiur/gc2-connect-unity,
 * docs/GSPRO_API.md.
 */
export const GSPRO_PORT = 921

/** As the documentation answers a shot, and what it could not read. */
export const GSPRO_ANSWERS = {
  shot: '{"Code":200,"Message":"Shot received successfully"}',
  failure: '{"Code":501,"Message":"Failure Occurred"}',
} as const

/** `Yards` where a message names none: "default yards" in the documentation. */
const UNITS = { yards: (length: number) => length, meters: yardsFromMetres } as const

/**
 * Reads one message. What it is the three flags say: heartbeats may hold figures of a ball (PinPoint-Golf/libgspro,
 * docs/conformance.md, §3.3). Speeds are in mph with yards, angles in degrees, right positive, spin in rpm
 * (samiur/gc2-connect-unity, docs/GSPRO_API.md, §3.2). With metres no source says in which unit the speed is: then the
 * carry has to be sent, and the speed is not used.
 */
export function readGspro(message: object): Reading {
  const fields = fieldsOf(message)
  const device = textIn(fields, 'deviceid')
  const options = fieldsOf(fields.get('shotdataoptions'))
  if (device === undefined || options.size === 0) return keptOut('unreadable')
  if (options.get('isheartbeat') === true || options.get('containsballdata') !== true) return { kind: 'status' }

  const unit = fields.get('units') ?? 'yards'
  const inYards = typeof unit === 'string' ? unitOf(unit) : undefined
  if (!inYards) return keptOut('unit')
  const ball = fieldsOf(fields.get('balldata'))
  const [speed, launchDeg, startDeg] = [numberIn(ball, 'speed'), numberIn(ball, 'vla'), numberIn(ball, 'hla')]
  if (speed === undefined || launchDeg === undefined || startDeg === undefined) return keptOut('incomplete')
  const sentCarry = numberIn(ball, 'carrydistance')
  // Connectors that have no carry send 0.
  const carryYards = sentCarry === undefined || sentCarry === 0 ? undefined : inYards(sentCarry)
  const ballSpeedMph = inYards === UNITS.yards ? speed : undefined
  const { spinRpm, spinAxisDeg } = spinIn(ball)
  if (carryYards === undefined && ballSpeedMph === undefined) return keptOut('unit')
  if (carryYards === undefined && spinRpm === undefined) return keptOut('incomplete')
  const isRight =
    isPossible('ballSpeedMph', ballSpeedMph) &&
    isPossible('launchDeg', launchDeg) &&
    isPossible('startDeg', startDeg) &&
    isPossible('spinRpm', spinRpm) &&
    isPossible('spinAxisDeg', spinAxisDeg) &&
    isPossible('carryYards', carryYards)
  if (!isRight) return keptOut('impossible')
  // Beyond the documentation, as bridges do that know the club (libgspro, CT-D08).
  const clubLabel = textIn(fields, 'clubname')
  return {
    kind: 'shot',
    shot: { device, clubLabel, ballSpeedMph, launchDeg, startDeg, spinRpm, spinAxisDeg, carryYards },
  }
}

function unitOf(unit: string): ((length: number) => number) | undefined {
  const name = unit.trim().toLowerCase()
  return name === 'yards' || name === 'meters' ? UNITS[name] : undefined
}

/** The whole spin and its axis, else those of back and side spin; 0 is a spin that the device did not see. */
function spinIn(ball: Fields): { readonly spinRpm: number | undefined; readonly spinAxisDeg: number } {
  const [total, back, side = 0] = [numberIn(ball, 'totalspin'), numberIn(ball, 'backspin'), numberIn(ball, 'sidespin')]
  if (total !== undefined && total !== 0) return { spinRpm: total, spinAxisDeg: numberIn(ball, 'spinaxis') ?? 0 }
  if (back === undefined || (back === 0 && side === 0)) return { spinRpm: undefined, spinAxisDeg: 0 }
  return { spinRpm: Math.hypot(back, side), spinAxisDeg: degreesFromRadians(Math.atan2(side, back)) }
}
