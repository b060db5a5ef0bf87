import { mphFromMetresPerSecond } from '@bagwise/golf/units'
import { fieldsOf, isPossible, keptOut, numberIn, textIn } from './reading.ts'
import type { Reading } from './reading.ts'

/** OpenGolfSim's developer API: JSON over TCP on this port (https://help.opengolfsim.com/desktop/apis/shot-data). */
export const OPEN_GOLF_SIM_PORT = 3111

/** A device of OpenGolfSim does not say what it is. */
const DEVICE = 'OpenGolfSim'
/** Miles an hour or metres a second, by the same page. */
const SPEEDS = { imperial: (speed: number) => speed, metric: mphFromMetresPerSecond } as const

/**
 * Reads one message: a shot, or that a device is ready or busy. Angles are degrees and right is positive, as in Open
 * Connect, whose figures OpenGolfSim/ogs-plugin-openconnect hands on unchanged (index.js); spin is in rpm. A shot that names
 * no unit is kept out: of the two versions of the page one takes it for imperial and the other for metric. No message has a
 * carry or a club.
 */
export function readOpenGolfSim(message: object): Reading {
  const fields = fieldsOf(message)
  const type = textIn(fields, 'type')
  if (type === 'device') return { kind: 'status' }
  if (type !== 'shot') return keptOut('unreadable')

  const unit = fields.get('unit')
  if (unit !== 'imperial' && unit !== 'metric') return keptOut('unit')
  const shot = fieldsOf(fields.get('shot'))
  const speed = numberIn(shot, 'ballspeed')
  const [launchDeg, startDeg] = [numberIn(shot, 'verticallaunchangle'), numberIn(shot, 'horizontallaunchangle')]
  const spinRpm = numberIn(shot, 'spinspeed')
  if (speed === undefined || launchDeg === undefined || startDeg === undefined) return keptOut('incomplete')
  // A ball always spins: 0 is a device that did not see it.
  if (spinRpm === undefined || spinRpm === 0) return keptOut('incomplete')
  const ballSpeedMph = SPEEDS[unit](speed)
  const spinAxisDeg = numberIn(shot, 'spinaxis') ?? 0
  const isRight =
    isPossible('ballSpeedMph', ballSpeedMph) &&
    isPossible('launchDeg', launchDeg) &&
    isPossible('startDeg', startDeg) &&
    isPossible('spinRpm', spinRpm) &&
    isPossible('spinAxisDeg', spinAxisDeg)
  if (!isRight) return keptOut('impossible')
  const device = textIn(fields, 'deviceid') ?? DEVICE
  return {
    kind: 'shot',
    shot: { device, ballSpeedMph, launchDeg, startDeg, spinRpm, spinAxisDeg, carryYards: undefined },
  }
}
