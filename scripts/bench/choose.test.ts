import { describe, expect, it } from 'vitest'
import { chooseBenches } from './choose.ts'
import type { Bench } from './figure.ts'

const flight: Bench = { name: 'flight', run: async () => [], record: () => 'flight-speed.ts' }
const server: Bench = { name: 'server', run: async () => [] }
const benches = [flight, server]

describe('the choice of benches', () => {
  it('is all of them when none is named', () => {
    expect(chooseBenches([], benches)).toEqual({ benches, isRecording: false })
  })

  it('is the one that is named', () => {
    expect(chooseBenches(['server'], benches).benches).toEqual([server])
    expect(chooseBenches(['flight', '--record'], benches)).toEqual({ benches: [flight], isRecording: true })
  })

  it('names the benches there are when it is asked for another one', () => {
    expect(() => chooseBenches(['flihgt'], benches)).toThrow(
      'There is no bench called flihgt. Name one of these: flight, server.',
    )
  })

  it('does not pretend to keep figures that are not kept', () => {
    expect(() => chooseBenches(['--record'], benches)).toThrow('The figures of server are not kept')
  })
})
