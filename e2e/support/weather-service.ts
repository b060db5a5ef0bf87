import { once } from 'node:events'
import { createServer } from 'node:http'
import { listenLocally } from './local-port.ts'

/** What Open-Meteo measures, in the units that the server asks for. */
export type Measured = {
  readonly temperatureF: number
  readonly windMph: number
  readonly windFromDeg: number
  readonly humidityPercent: number
  readonly pressureHpa: number
}

/** A weather service in this process, over real HTTP. */
export type WeatherService = {
  readonly url: string
  /** The query of every call, in order. */
  readonly calls: readonly URLSearchParams[]
  /** What it answers from now on; undefined is a service in trouble. */
  answer: Measured | undefined
  readonly close: () => Promise<void>
}

/** Some wind, and a pressure below the limit of its tip. */
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
