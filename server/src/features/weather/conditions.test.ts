import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import { createConditions } from './conditions.ts'
import type { Place, Weather } from './weather.ts'

const admit = async () => undefined

/** A service that counts its calls. */
function startWith(read: (place: Place) => Promise<void> = async () => undefined, now = () => new Date()) {
  const asked: Place[] = []
  const weather: Weather = {
    service: 'open-meteo',
    read: async (place) => {
      asked.push(place)
      await read(place)
      return { ...TYPICAL_READING, temperatureF: 50 }
    },
  }
  return { asked, conditionsAt: createConditions({ weather, now, log: Fastify().log }) }
}

function placeNumber(index: number): Place {
  return { latitudeDeg: Math.floor(index / 1_000), longitudeDeg: (index % 1_000) / 10 }
}

it('keeps the weather of a thousand places and forgets the oldest for the next', async () => {
  const { asked, conditionsAt } = startWith()
  for (let index = 0; index <= 1_000; index += 1) await conditionsAt(placeNumber(index), admit)
  expect(asked.length).toBe(1_001)

  await conditionsAt(placeNumber(1), admit)
  expect(asked.length).toBe(1_001)
  await conditionsAt(placeNumber(0), admit)
  expect(asked.length).toBe(1_002)
})

it('keeps no weather of a clock that was ahead', async () => {
  let time = new Date('2027-12-28T12:00:00Z')
  const { asked, conditionsAt } = startWith(undefined, () => time)
  await conditionsAt(placeNumber(0), admit)
  time = new Date('2026-11-23T12:00:00Z')
  await conditionsAt(placeNumber(0), admit)
  expect(asked.length).toBe(2)
})

it('has twenty calls under way at most: beyond them the weather is typical, and asked for the next time', async () => {
  const release = Promise.withResolvers<void>()
  const { asked, conditionsAt } = startWith(() => release.promise)
  const asking = Array.from({ length: 21 }, (_, index) => conditionsAt(placeNumber(index), admit))
  expect(await asking[20]).toEqual({ reading: TYPICAL_READING, service: null })
  expect(asked.length).toBe(20)

  release.resolve()
  expect((await Promise.all(asking)).filter(({ service }) => service === 'open-meteo').length).toBe(20)
  expect(await conditionsAt(placeNumber(20), admit)).toMatchObject({ service: 'open-meteo' })
})

it('does not hide a mistake of ours behind typical conditions, nor remembers it', async () => {
  let isBroken = true
  const { conditionsAt } = startWith(async () => {
    if (isBroken) throw new TypeError('a mistake')
  })
  await expect(conditionsAt(placeNumber(0), admit)).rejects.toThrow('a mistake')
  isBroken = false
  expect(await conditionsAt(placeNumber(0), admit)).toMatchObject({ service: 'open-meteo' })
})
