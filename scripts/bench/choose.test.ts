import { describe, expect, it } from 'vitest'
import { chooseBenches } from './choose.ts'
import type { Bench } from './figure.ts'

const flight: Bench = { name: 'flight', run: async () => [], record: () => 'flight-speed.ts' }
const server: Bench = { name: 'server', run: async () => [] }
const benches = [flight, server]

describe('the choice of benches', () => {
  it('is all of them when none is named', () => {
    expect(chooseBenches([], benches)).toEqual({
      benches,
      isRecording: false,
      jsonFile: undefined,
      options: { isLong: false },
    })
  })

  it('is the one that is named', () => {
    expect(chooseBenches(['server'], benches).benches).toEqual([server])
    expect(chooseBenches(['flight', '--record'], benches)).toMatchObject({ benches: [flight], isRecording: true })
  })

  it('leaves out what takes too long until it is named', () => {
    const growth: Bench = { name: 'growth', isOnlyByName: true, run: async () => [] }
    expect(chooseBenches([], [...benches, growth]).benches).toEqual(benches)
    expect(chooseBenches(['growth'], [...benches, growth]).benches).toEqual([growth])
  })

  it('is every part of one whose name is named', () => {
    const parts: readonly Bench[] = ['web-load', 'web-lighthouse'].map((name) => ({ name, run: async () => [] }))
    expect(chooseBenches(['web'], [...benches, ...parts]).benches).toEqual(parts)
    expect(chooseBenches(['web-load'], [...benches, ...parts]).benches).toEqual(parts.slice(0, 1))
  })

  it('names the benches there are when it is asked for another one', () => {
    expect(() => chooseBenches(['flihgt'], benches)).toThrow(
      'There is no bench called flihgt. Name one of these: flight, server.',
    )
  })

  it('does not pretend to keep figures that are not kept', () => {
    expect(() => chooseBenches(['--record'], benches)).toThrow('The figures of server are not kept')
  })

  it('takes the file for the figures and the long way', () => {
    expect(chooseBenches(['server', '--json', 'figures.json', '--long'], benches)).toEqual({
      benches: [server],
      isRecording: false,
      jsonFile: 'figures.json',
      options: { isLong: true },
    })
  })

  it('takes the checkout to measure against, for what can be compared', () => {
    const load: Bench = { name: 'web-load', isComparable: true, run: async () => [] }
    const { options } = chooseBenches(['web-load', '--against=../before'], [...benches, load])
    expect(options).toEqual({ isLong: false, against: '../before' })
    expect(() => chooseBenches(['--against=../before'], [...benches, load])).toThrow(
      'flight, server cannot be compared',
    )
  })

  it('names the options there are when it is given another one, or one without its file', () => {
    const options = /The options are --record, --long, --json <file> and --against <folder>/
    expect(() => chooseBenches(['--jsn', 'figures.json'], benches)).toThrow(options)
    expect(() => chooseBenches(['server', '--json'], benches)).toThrow(options)
  })
})
