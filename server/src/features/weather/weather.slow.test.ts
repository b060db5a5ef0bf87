import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import { getWeather } from '@bagwise/contract/weather'
import type { Config } from '#server/config.ts'
import { logWords } from '#server/testing/log-words.ts'
import { startStubService } from '#server/testing/stubs/stub-service.ts'
import type { StubCall, StubService } from '#server/testing/stubs/stub-service.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const KEY = 'canary-key-5f1c9'
const TYPICAL = { reading: TYPICAL_READING, isTypical: true, service: null, defaultPlaceName: null }
const ST_ANDREWS = 'latitudeDeg=56.3433&longitudeDeg=-2.8031'

const OPEN_METEO = {
  latitude: 56.3,
  longitude: -2.8,
  current_units: { temperature_2m: '°F' },
  current: {
    time: '2026-11-21T12:00',
    interval: 900,
    temperature_2m: 48.2,
    relative_humidity_2m: 87,
    pressure_msl: 1003.4,
    wind_speed_10m: 17.3,
    wind_direction_10m: 251,
  },
}

const WEATHER_API = {
  location: { name: 'St Andrews', lat: 56.34, lon: -2.8 },
  current: {
    temp_c: 9,
    temp_f: 48.2,
    wind_mph: 17.3,
    wind_degree: 251,
    wind_dir: 'WSW',
    pressure_mb: 1003,
    pressure_in: 29.63,
    humidity: 87,
  },
}

/** The stub's faults by latitude. */
const FAULTS: Readonly<Record<string, (call: StubCall, good: typeof OPEN_METEO | typeof WEATHER_API) => void>> = {
  '1.0': ({ response }) => response.writeHead(401).end(`{"error":{"message":"API key ${KEY} is invalid"}}`),
  '2.0': ({ response }) => response.writeHead(429, { 'retry-after': '1' }).end('slow down'),
  '3.0': ({ response }) => response.writeHead(500).end('oops'),
  '4.0': ({ response }) => response.writeHead(302, { location: `https://elsewhere.example/?key=${KEY}` }).end(),
  '5.0': ({ request }) => request.socket.destroy(),
  '6.0': ({ response }) => response.writeHead(200, { 'content-type': 'text/html' }).end(`<h1>Welcome, ${KEY}</h1>`),
  '7.0': ({ response }) => response.end(),
  '8.0': ({ response }) => response.end('null'),
  '9.0': ({ response }) => response.end('{"current":null}'),
  '10.0': ({ response }, { current }) => response.end(JSON.stringify({ current: mapped(current, () => null) })),
  '11.0': ({ response }, { current }) => response.end(JSON.stringify({ current: mapped(current, String) })),
  '12.0': ({ response }, { current }) =>
    response.end(JSON.stringify({ current: mapped(current, (value) => (typeof value === 'number' ? 99_999 : value)) })),
  '13.0': ({ response }, good) => response.end(JSON.stringify(good).replaceAll(/\d+\.\d/g, '1e999')),
  '14.0': ({ response }, good) => response.end(JSON.stringify({ ...good, padding: 'x'.repeat(70_000) })),
  '15.0': ({ response }) => pourForever(response),
  '16.0': ({ response }, good) => {
    response.writeHead(200, { 'content-length': 5_000 })
    response.write(JSON.stringify(good))
    setImmediate(() => response.socket?.destroy())
  },
}

/** Faults that only the deadline ends. */
const SLOW_FAULTS: typeof FAULTS = {
  '21.0': () => undefined,
  '22.0': ({ response }) => {
    response.writeHead(200)
    response.flushHeaders()
  },
  '23.0': ({ response }, good) => void drip(response, JSON.stringify(good)),
  '24.0': ({ response }, good) => void sleep(6_000).then(() => response.end(JSON.stringify(good))),
}

function mapped(figures: object, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, change(value)]))
}

function pourForever(response: StubCall['response']): void {
  const chunk = ' '.repeat(16_384)
  const pour = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', pour)
  pour()
}

async function drip(response: StubCall['response'], text: string): Promise<void> {
  for (const letter of text) {
    if (response.destroyed) return
    response.write(letter)
    await sleep(200)
  }
}

const SERVICES = [
  { service: 'open-meteo', good: OPEN_METEO, config: {}, latitudeOf: (url: URL) => url.searchParams.get('latitude') },
  {
    service: 'weatherapi',
    good: WEATHER_API,
    config: { weatherApiKey: KEY },
    latitudeOf: (url: URL) => url.searchParams.get('q')?.split(',')[0],
  },
] as const

describe.each(SERVICES)('the weather by $service', ({ service, good, config, latitudeOf }) => {
  let stub: StubService
  let app: TestApp
  let now = new Date('2026-11-21T12:00:00Z')
  /** Calls wait for this. */
  let hold = Promise.resolve()

  beforeAll(async () => {
    stub = await startStubService((call) => {
      const fault = { ...FAULTS, ...SLOW_FAULTS }[latitudeOf(call.url) ?? '']
      if (fault) fault(call, good)
      else void hold.then(() => call.response.end(JSON.stringify(good)))
    })
    app = await startTestApp('sqlite', { config: { ...config, weatherUrl: stub.url }, now: () => now })
  })
  afterAll(async () => {
    await app.remove()
    await stub.close()
  })

  const ask = (query = '') => app.openBrowser().ask({ ...getWeather, path: `/api/weather?${query}` })
  const call = (query: string, from = '10.0.0.1') =>
    app.server.inject({ url: `/api/weather?${query}`, remoteAddress: from })

  it('WEA-04 has temperature, wind speed, wind direction, humidity and pressure, for visitors too', async () => {
    const { reading, ...about } = await ask(ST_ANDREWS)
    expect(about).toEqual({ service, isTypical: false, defaultPlaceName: null })
    expect(reading).toMatchObject({ temperatureF: 48.2, windSpeedMph: 17.3, windDirection: 'WSW', humidityPercent: 87 })
    expect(reading.seaLevelPressureInHg).toBeCloseTo(29.63, 2)
    expect(Math.abs(reading.windFromDeg - 251)).toBeLessThan(11.25)
  })

  it('asks for a tenth of a degree, never for where the golfer stands', async () => {
    await ask('latitudeDeg=-33.93762&longitudeDeg=-0.00342')
    const asked = stub.calls.at(-1)?.search ?? ''
    expect(decodeURIComponent(asked)).toMatch(/-33\.9.*0\.0/)
    expect(asked).not.toMatch(/33\.93|-0\.0|00342/)
  })

  it('WEA-06 is that of a fixed place without a location, and says which', async () => {
    expect(await ask()).toMatchObject({ service, isTypical: false, defaultPlaceName: 'Pinehurst' })
    expect(latitudeOf(stub.calls.at(-1) ?? new URL('http://none'))).toBe('35.2')
  })

  it('asks once for golfers who ask at once and near each other, and again after ten minutes', async () => {
    const release = Promise.withResolvers<void>()
    hold = release.promise
    const asking = Array.from({ length: 200 }, (_, index) => call(`latitudeDeg=40.01&longitudeDeg=${index / 5000}`))
    const before = stub.calls.length
    await expect.poll(() => stub.calls.length).toBe(before + 1)
    release.resolve()
    const answers = await Promise.all(asking)
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(answers[0]?.statusCode).toBe(200)

    now = new Date(now.getTime() + 9.9 * 60_000)
    await call('latitudeDeg=40&longitudeDeg=0')
    expect(stub.calls.length).toBe(before + 1)
    now = new Date(now.getTime() + 0.2 * 60_000)
    await call('latitudeDeg=40&longitudeDeg=0')
    expect(stub.calls.length).toBe(before + 2)
  })

  it('is typical, and logged once, whatever the service does wrong; a service in trouble is left alone', async () => {
    const latitudes = Object.keys(FAULTS)
    for (const latitudeDeg of latitudes) {
      expect({ latitudeDeg, ...(await ask(`latitudeDeg=${latitudeDeg}&longitudeDeg=7`)) }).toEqual({
        latitudeDeg,
        ...TYPICAL,
      })
    }
    const before = stub.calls.length
    for (const latitudeDeg of latitudes) await ask(`latitudeDeg=${latitudeDeg}&longitudeDeg=7.01`)
    expect(stub.calls.length).toBe(before)
    expect(loggedFailures(app)).toEqual([
      'it answered with status 401',
      'it answered with status 429',
      'it answered with status 500',
      expect.stringMatching(/^it cannot be reached \(.+\)$/),
      expect.stringMatching(/^it cannot be reached \(.+\)$/),
      'its answer is not JSON',
      'its answer lacks figures',
      'its figures are impossible',
      'its answer is too long',
    ])
  })

  it('logs a trouble again once the service has worked in between', async () => {
    const count = () => loggedFailures(app).filter((problem) => problem.endsWith('status 500')).length
    const before = count()
    await ask('latitudeDeg=3&longitudeDeg=8')
    expect(count()).toBe(before)
    await ask('latitudeDeg=41&longitudeDeg=8')
    await ask('latitudeDeg=3&longitudeDeg=9')
    expect(count()).toBe(before + 1)
  })

  it('is typical within five seconds when the service is slow, drips or says nothing', async () => {
    const startMs = performance.now()
    const answers = await Promise.all(
      Object.keys(SLOW_FAULTS).map((latitudeDeg) => ask(`latitudeDeg=${latitudeDeg}&longitudeDeg=7`)),
    )
    expect(performance.now() - startMs).toBeLessThan(5_000)
    for (const answer of answers) expect(answer).toEqual(TYPICAL)
    expect(loggedFailures(app)).toContain('it did not answer in time')
  })

  it('refuses an address that asks for one place after another, and nobody else', async () => {
    for (let tenth = 0; tenth < 60; tenth += 1) {
      expect((await call(`latitudeDeg=50&longitudeDeg=${tenth / 10}`, '10.0.0.9')).statusCode).toBe(200)
    }
    const refused = await call('latitudeDeg=51&longitudeDeg=0', '10.0.0.9')
    expect(refused.json()).toMatchObject({ code: 'too-many-tries' })
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    expect((await call('latitudeDeg=50&longitudeDeg=0', '10.0.0.9')).statusCode).toBe(200)

    const both = await Promise.all([
      call('latitudeDeg=52&longitudeDeg=0', '10.0.0.9'),
      call('latitudeDeg=52&longitudeDeg=0', '10.0.0.10'),
    ])
    expect(both.map(({ statusCode }) => statusCode)).toEqual([429, 200])
  })

  it("logs nobody's whereabouts", async () => {
    await call('latitudeDeg=43.98765&longitudeDeg=12.34567')
    expect(logWords(app.log.join('\n'))).not.toMatch(/43\.98765|12\.34567|44\.0,12\.3|itudeDeg/)
  })

  it('has no key in an answer or in the log', async () => {
    for (const latitudeDeg of ['1', '4', '6', '42']) {
      expect((await call(`latitudeDeg=${latitudeDeg}&longitudeDeg=5`)).body).not.toContain(KEY)
    }
    expect(app.log.join('\n')).not.toContain(KEY)
  })
})

/** Logged problems of the service, in order. */
function loggedFailures({ log }: TestApp): readonly string[] {
  return log.flatMap((line) => {
    const { problem } = JSON.parse(line)
    return typeof problem === 'string' ? [problem] : []
  })
}

describe('the call of a weather service', () => {
  const callOf = async (config: Partial<Config>, good: object) => {
    let method: string | undefined
    const stub = await startStubService(({ request, response }) => {
      method = request.method
      response.end(JSON.stringify(good))
    })
    const app = await startTestApp('sqlite', { config: { weatherUrl: `${stub.url}/below`, ...config } })
    const { reading } = await app.openBrowser().ask({ ...getWeather, path: `/api/weather?${ST_ANDREWS}` })
    await app.remove()
    await stub.close()
    const [call] = stub.calls
    return { method, path: call?.pathname, query: Object.fromEntries(call?.searchParams ?? []), reading }
  }

  it('WEA-05 is a GET of current.json with key, place and air quality off; the reading is in its current object', async () => {
    const elsewhere = { temp_f: 1, wind_mph: 2, wind_dir: 'N', humidity: 3, pressure_in: 28 }
    expect(await callOf({ weatherApiKey: KEY }, { ...elsewhere, ...WEATHER_API })).toEqual({
      method: 'GET',
      path: '/below/v1/current.json',
      query: { key: KEY, q: '56.3,-2.8', aqi: 'no' },
      reading: {
        temperatureF: 48.2,
        windSpeedMph: 17.3,
        windDirection: 'WSW',
        windFromDeg: 247.5,
        humidityPercent: 87,
        seaLevelPressureInHg: 29.63,
      },
    })
  })

  it('asks Open-Meteo without a key, in the units of a reading', async () => {
    expect(await callOf({}, OPEN_METEO)).toMatchObject({
      method: 'GET',
      path: '/below/v1/forecast',
      query: {
        latitude: '56.3',
        longitude: '-2.8',
        current: 'temperature_2m,relative_humidity_2m,pressure_msl,wind_speed_10m,wind_direction_10m',
        temperature_unit: 'fahrenheit',
        wind_speed_unit: 'mph',
      },
    })
  })
})

describe('a location', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp('sqlite')
  })
  afterAll(() => app.remove())

  it.each([
    'latitudeDeg=56',
    'longitudeDeg=-2.8',
    'latitudeDeg=&longitudeDeg=',
    'latitudeDeg=90.1&longitudeDeg=0',
    'latitudeDeg=0&longitudeDeg=-180.1',
    'latitudeDeg=NaN&longitudeDeg=0',
    'latitudeDeg=1e1&longitudeDeg=0',
    'latitudeDeg=0x10&longitudeDeg=0',
    'latitudeDeg= 5&longitudeDeg=0',
    'latitudeDeg=1&latitudeDeg=2&longitudeDeg=0',
    'latitudeDeg[x]=1&longitudeDeg=0',
    'latitudeDeg=5&longitudeDeg=0&place=home',
    'constructor=1',
    '__proto__=1',
    'latitudeDeg=%zz&longitudeDeg=0',
  ])('is not %j', async (query) => {
    const answer = await app.server.inject({ url: `/api/weather?${query}` })
    expect(answer.json()).toMatchObject({
      code: 'invalid-value',
      message: expect.stringMatching(/^query.* must |has fields/),
    })
    expect(answer.statusCode).toBe(422)
  })

  it('may be missing, at the poles and on the date line; with nothing to reach, the weather is typical', async () => {
    for (const query of ['', 'latitudeDeg=90&longitudeDeg=180', 'latitudeDeg=-90.0&longitudeDeg=-180']) {
      const answer = await app.server.inject({ url: `/api/weather?${query}` })
      expect(answer.json()).toEqual(TYPICAL)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  })
})
