import { describe, expect, it } from 'vitest'
import { simulateFlight } from '@bagwise/golf/flight/trajectory'
import { readGspro } from './gspro.ts'
import { landedShot } from './launched-shot.ts'
import { readOpenGolfSim } from './open-golf-sim.ts'
import * as recorded from './testing/recorded-messages.ts'

const { GSPRO_EXAMPLE } = recorded
const withBall = (ball: object, more: object = {}) => ({
  ...GSPRO_EXAMPLE,
  ...more,
  BallData: { ...GSPRO_EXAMPLE.BallData, ...ball },
})
const keptOut = (reason: string) => ({ kind: 'kept-out', reason })
const EXAMPLE_SHOT = {
  device: 'GSPro LM 1.1',
  clubLabel: undefined,
  ballSpeedMph: 147.5,
  launchDeg: 14.3,
  startDeg: 2.3,
  spinRpm: 3250,
  spinAxisDeg: -13.2,
  carryYards: 256.5,
}

describe('a message of GSPro Open Connect', () => {
  it('is a shot with the figures and units of the documentation', () => {
    expect(readGspro(GSPRO_EXAMPLE)).toEqual({ kind: 'shot', shot: EXAMPLE_SHOT })
  })

  it('is in yards where it names no unit, and names the carry in metres otherwise', () => {
    expect(readGspro(withBall({}, { Units: undefined }))).toEqual({ kind: 'shot', shot: EXAMPLE_SHOT })
    const inMetres = readGspro(withBall({ CarryDistance: 182.88 }, { Units: 'Meters' }))
    expect(inMetres).toMatchObject({ kind: 'shot', shot: { carryYards: 200, ballSpeedMph: undefined } })
  })

  it.each([['Feet'], ['Metres'], [''], [7], [{ unit: 'Yards' }]])('is kept out in the unit %j', (Units) => {
    expect(readGspro(withBall({}, { Units }))).toEqual(keptOut('unit'))
  })

  it('is kept out in metres without a carry: nobody says in which unit its speed is', () => {
    expect(readGspro(withBall({ CarryDistance: 0 }, { Units: 'Meters' }))).toEqual(keptOut('unit'))
  })

  it('is no shot as a heartbeat or a status, whatever ball it has', () => {
    expect(readGspro(recorded.GSPRO_HEARTBEAT)).toEqual({ kind: 'status' })
    const { ShotDataOptions } = GSPRO_EXAMPLE
    expect(readGspro(withBall({}, { ShotDataOptions: { ...ShotDataOptions, IsHeartBeat: true } }))).toEqual({
      kind: 'status',
    })
    expect(readGspro(withBall({}, { ShotDataOptions: { ...ShotDataOptions, ContainsBallData: false } }))).toEqual({
      kind: 'status',
    })
  })

  it.each([
    [{ Speed: undefined }, 'incomplete'],
    [{ Speed: '147.5' }, 'incomplete'],
    [{ CarryDistance: 0, TotalSpin: 0, BackSpin: 0, SideSpin: 0 }, 'incomplete'],
    [{ Speed: 0 }, 'impossible'],
    [{ Speed: 1475 }, 'impossible'],
    [{ VLA: 90 }, 'impossible'],
    [{ HLA: -120 }, 'impossible'],
    [{ CarryDistance: 900 }, 'impossible'],
    [{ TotalSpin: -3 }, 'impossible'],
  ])('is kept out with %j', (ball, reason) => {
    expect(readGspro(withBall(ball))).toEqual(keptOut(reason))
  })

  it('flies where a connector sends no carry, as that of the MLM2PRO, to the side that its spin curves to', () => {
    const read = readGspro(recorded.GSPRO_MLM2PRO)
    expect(read).toMatchObject({ shot: { ballSpeedMph: 85, launchDeg: 20.9, spinRpm: 4743, carryYards: undefined } })
    if (read.kind !== 'shot') throw new Error('It is a shot')
    const landed = landedShot(read.shot)
    expect(landed).toMatchObject({ isCarryComputed: true })
    expect(landed?.carryYards).toBeGreaterThan(100)
    expect(landed?.carryYards).toBeLessThan(130)
    expect(landed?.sideYards).toBeGreaterThan(2)
  })

  it('has its spin of back and side spin where the whole one is not sent', () => {
    const read = readGspro(withBall({ TotalSpin: 0, BackSpin: 3000, SideSpin: -300 }))
    expect(read).toMatchObject({ shot: { spinRpm: Math.hypot(3000, 300), spinAxisDeg: expect.closeTo(-5.71, 2) } })
  })

  it('has the club of a bridge that names it, and is nothing without a device', () => {
    expect(readGspro({ ...GSPRO_EXAMPLE, ClubName: 'Driver' })).toMatchObject({ shot: { clubLabel: 'Driver' } })
    expect(readGspro({})).toEqual(keptOut('unreadable'))
    expect(readGspro([GSPRO_EXAMPLE])).toEqual(keptOut('unreadable'))
  })
})

describe('a message of OpenGolfSim', () => {
  it('is the same shot in miles an hour and in metres a second', () => {
    const shot = { device: 'OpenGolfSim', launchDeg: 15.4, startDeg: -2.1, spinRpm: 3021, spinAxisDeg: -0.5 }
    expect(readOpenGolfSim(recorded.OPEN_GOLF_SIM_IMPERIAL)).toMatchObject({ shot: { ...shot, ballSpeedMph: 101.2 } })
    expect(readOpenGolfSim(recorded.OPEN_GOLF_SIM_METRIC)).toMatchObject({
      shot: { ...shot, ballSpeedMph: expect.closeTo(100, 9) },
    })
  })

  it('is kept out where it names no unit or another one, is incomplete, or cannot be', () => {
    const { shot } = recorded.OPEN_GOLF_SIM_IMPERIAL
    expect(readOpenGolfSim({ type: 'shot', shot })).toEqual(keptOut('unit'))
    expect(readOpenGolfSim({ type: 'shot', unit: 'knots', shot })).toEqual(keptOut('unit'))
    expect(readOpenGolfSim({ type: 'shot', unit: 'metric' })).toEqual(keptOut('incomplete'))
    const fast = { ...shot, ballSpeed: 240 }
    expect(readOpenGolfSim({ type: 'shot', unit: 'imperial', shot: fast })).toEqual(keptOut('impossible'))
    expect(readOpenGolfSim({ type: 'shot', unit: 'metric', shot: fast })).toEqual(keptOut('impossible'))
    expect(readOpenGolfSim({ type: 'result' })).toEqual(keptOut('unreadable'))
  })

  it('is no shot as the status of a device', () => {
    expect(readOpenGolfSim(recorded.OPEN_GOLF_SIM_READY)).toEqual({ kind: 'status' })
  })
})

describe('where a shot came down', () => {
  it('is its carry as sent, with the side of its flight in proportion', () => {
    const flight = simulateFlight({
      ballSpeedMph: 147.5,
      launchDeg: 14.3,
      spinRpm: 3250,
      spinAxisDeg: -13.2,
      startDirectionDeg: 2.3,
    })
    if ('problem' in flight) throw new Error(flight.problem)
    const share = flight.lateralYards / flight.carryYards
    expect(landedShot(EXAMPLE_SHOT)).toEqual({
      carryYards: 256.5,
      sideYards: Math.round(2565 * share) / 10,
      isCarryComputed: false,
    })
    expect(landedShot({ ...EXAMPLE_SHOT, carryYards: undefined })).toEqual({
      carryYards: Math.round(10 * flight.carryYards) / 10,
      sideYards: Math.round(10 * flight.lateralYards) / 10,
      isCarryComputed: true,
    })
  })

  it('lies on the start line where the flight is unknown, and nowhere without a carry', () => {
    const shot = { ...EXAMPLE_SHOT, spinRpm: undefined, startDeg: 45, carryYards: 100 }
    expect(landedShot(shot)).toEqual({ carryYards: 100, sideYards: 100, isCarryComputed: false })
    expect(landedShot({ ...shot, startDeg: 80 })).toBeUndefined()
    expect(landedShot({ ...shot, carryYards: undefined })).toBeUndefined()
  })
})
