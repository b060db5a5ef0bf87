import { once } from 'node:events'
import { createServer } from 'node:http'
import { listenLocally } from './local-port.ts'

/** Open-Meteo's values in the units the server requests. */
export type Measured = {
  readonly temperatureF: number
  readonly windMph: number
  readonly windFromDeg: number
  readonly humidityPercent: number
  readonly pressureHpa: number
}

/** A local weather service, over real HTTP. */
export type WeatherService = {
  readonly url: string
  /** Query of every call, in order. */
  readonly calls: readonly URLSearchParams[]
  /** The answer from now on; undefined for a failing service. */
  answer: Measured | undefined
  readonly close: () => Promise<void>
}

/** Some wind, and a pressure below the limit for a tip. */
export const BREEZY: Measured = {
  temperatureF: 64,
  windMph: 11,
  windFromDeg: 225,
  humidityPercent: 58,
  pressureHpa: 1008,
}

export async function startWeatherService(): Promise<WeatherService> {
  const calls: URLSearchParams[] = []
  const service = { calls, answer: BREEZY as Measured | undefined }
  const server = createServer((request, response) => {
    calls.push(new URL(request.url ?? '', 'http://weather').searchParams)
    const { answer } = service
    response.statusCode = answer ? 200 : 503
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer ? openMeteoAnswer(answer) : {}))
  })
  const port = await listenLocally(server)
  return Object.assign(service, {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function openMeteoAnswer({ temperatureF, windMph, windFromDeg, humidityPercent, pressureHpa }: Measured) {
  return {
    current: {
      temperature_2m: temperatureF,
      wind_speed_10m: windMph,
      wind_direction_10m: windFromDeg,
      relative_humidity_2m: humidityPercent,
      pressure_msl: pressureHpa,
    },
  }
}
