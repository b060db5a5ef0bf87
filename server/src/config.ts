import { isIP } from 'node:net'
import { aiConfig } from './settings/ai-config.ts'
import type { AiConfig } from './settings/ai-config.ts'
import { contactMail } from './settings/contact-mail.ts'
import type { ContactMail } from './settings/contact-mail.ts'
import { overpassConfig } from './settings/overpass-config.ts'
import type { OverpassConfig } from './settings/overpass-config.ts'
import { serviceUrl } from './settings/service-url.ts'
import { StartError } from './settings/start-error.ts'
import { isOn } from './settings/switch.ts'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
type LogLevel = (typeof LOG_LEVELS)[number]

export type Config = {
  readonly port: number
  readonly host: string
  /** How long a draining server keeps accepting requests, so that proxies can switch to other instances. */
  readonly drainSeconds: number
  /** The folder of the embedded database and the secret. */
  readonly dataDir: string
  /** The origin golfers see, such as https://bagwise.example. */
  readonly publicOrigin: string | undefined
  /** Whether browsers keep to https on every subdomain of `publicOrigin` too. */
  readonly hstsIncludesSubdomains: boolean
  readonly databaseUrl: string | undefined
  readonly authSecret: string | undefined
  readonly passwordMinLength: number
  /** Proxies whose X-Forwarded-For is trusted; empty trusts none. */
  readonly trustedProxies: readonly string[]
  readonly logLevel: LogLevel
  readonly signUpLimitPerHour: number
  readonly signInTryLimit: number
  readonly signInTryLimitPerAddress: number
  readonly contactLimitPerHour: number
  /** Calls of one golfer, and of one address, that one server takes. */
  readonly callsPerMinute: number
  readonly callsPerMinutePerAddress: number
  /** Histories and exports of one golfer that one server answers. */
  readonly largeAnswersPerMinute: number
  /** Calls of assistants' tools of one golfer that one server answers. */
  readonly toolCallsPerMinute: number
  /** Edits, rounds and progress of one golfer. */
  readonly writesPerMinute: number
  readonly importLimitPerHour: number
  readonly refusedBodyLimitPerAddress: number
  /** Without it no mail is sent. */
  readonly contactMail: ContactMail | undefined
  /** Selects WeatherAPI.com instead of Open-Meteo. */
  readonly weatherApiKey: string | undefined
  /** Overrides the weather service's usual address. */
  readonly weatherUrl: string | undefined
  /** Without it no map of a course is fetched. */
  readonly overpass: OverpassConfig | undefined
  readonly ai: AiConfig
  /** Required to read /metrics. */
  readonly metricsToken: string | undefined
  /** The place shown to golfers who do not share their location. */
  readonly weatherDefaultPlace: NamedPlace
}

type NamedPlace = { readonly name: string; readonly latitudeDeg: number; readonly longitudeDeg: number }

type Environment = Readonly<Record<string, string | undefined>>

const HIGHEST_PORT = 65_535
/** Service managers wait for this plus the time to finish requests; see deploy/bagwise.service. */
const LONGEST_DRAIN_SECONDS = 10
/** As long as the hash that signs the session cookie (SHA-256). */
const AUTH_SECRET_MIN_LENGTH = 32
/** The contract's maximum. */
const PASSWORD_MAX_LENGTH = 128
const HIGHEST_LIMIT = 1_000_000
/** Where American golf grew up. */
const PINEHURST: NamedPlace = { name: 'Pinehurst', latitudeDeg: 35.2, longitudeDeg: -79.5 }
/** Named address ranges that Fastify's `trustProxy` accepts. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']

/** Reads every setting once. An invalid value stops the start with a sentence that names it. */
export function readConfig(environment: Environment): Config {
  const text = (name: string) => environment[name]?.trim() || undefined
  const whole = (name: string, fallback: number, range: { readonly lowest: number; readonly highest: number }) =>
    wholeNumber({ name, value: text(name), fallback, ...range })

  const databaseUrl = postgresUrl(text('DATABASE_URL'))
  return {
    port: whole('PORT', 3000, { lowest: 0, highest: HIGHEST_PORT }),
    host: text('HOST') ?? '127.0.0.1',
    drainSeconds: whole('DRAIN_SECONDS', 0, { lowest: 0, highest: LONGEST_DRAIN_SECONDS }),
    dataDir: text('DATA_DIR') ?? './data',
    publicOrigin: publicOrigin(text('PUBLIC_URL')),
    hstsIncludesSubdomains: isOn('HSTS_SUBDOMAINS', text('HSTS_SUBDOMAINS')),
    databaseUrl,
    authSecret: authSecret(text('AUTH_SECRET'), { isRequired: databaseUrl !== undefined }),
    passwordMinLength: whole('PASSWORD_MIN_LENGTH', 6, { lowest: 1, highest: PASSWORD_MAX_LENGTH }),
    trustedProxies: trustedProxies(text('TRUST_PROXY')),
    logLevel: logLevel(text('LOG_LEVEL')),
    signUpLimitPerHour: whole('SIGN_UP_LIMIT_PER_HOUR', 20, { lowest: 1, highest: HIGHEST_LIMIT }),
    signInTryLimit: whole('SIGN_IN_TRY_LIMIT', 10, { lowest: 1, highest: HIGHEST_LIMIT }),
    signInTryLimitPerAddress: whole('SIGN_IN_TRY_LIMIT_PER_ADDRESS', 100, { lowest: 1, highest: HIGHEST_LIMIT }),
    contactLimitPerHour: whole('CONTACT_LIMIT_PER_HOUR', 3, { lowest: 1, highest: HIGHEST_LIMIT }),
    callsPerMinute: whole('CALLS_PER_MINUTE', 600, { lowest: 1, highest: HIGHEST_LIMIT }),
    callsPerMinutePerAddress: whole('CALLS_PER_MINUTE_PER_ADDRESS', 6000, { lowest: 1, highest: HIGHEST_LIMIT }),
    largeAnswersPerMinute: whole('LARGE_ANSWERS_PER_MINUTE', 10, { lowest: 1, highest: HIGHEST_LIMIT }),
    toolCallsPerMinute: whole('TOOL_CALLS_PER_MINUTE', 60, { lowest: 1, highest: HIGHEST_LIMIT }),
    writesPerMinute: whole('WRITES_PER_MINUTE', 120, { lowest: 1, highest: HIGHEST_LIMIT }),
    importLimitPerHour: whole('IMPORT_LIMIT_PER_HOUR', 10, { lowest: 1, highest: HIGHEST_LIMIT }),
    refusedBodyLimitPerAddress: whole('REFUSED_BODY_LIMIT_PER_ADDRESS', 300, { lowest: 1, highest: HIGHEST_LIMIT }),
    contactMail: contactMail({ smtpUrl: text('SMTP_URL'), from: text('MAIL_FROM'), to: text('CONTACT_MAIL_TO') }),
    weatherApiKey: text('WEATHER_API_KEY'),
    weatherUrl: serviceUrl('WEATHER_URL', text('WEATHER_URL')),
    overpass: overpassConfig({ text, whole }),
    ai: aiConfig({ text, whole }),
    metricsToken: secretText('METRICS_TOKEN', text('METRICS_TOKEN')),
    weatherDefaultPlace: namedPlace('WEATHER_DEFAULT_PLACE', text('WEATHER_DEFAULT_PLACE')) ?? PINEHURST,
  }
}

function wholeNumber({
  name,
  value,
  fallback,
  lowest,
  highest,
}: {
  readonly name: string
  readonly value: string | undefined
  readonly fallback: number
  readonly lowest: number
  readonly highest: number
}): number {
  if (value === undefined) return fallback
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= lowest && number <= highest) return number
  throw new StartError(`${name} must be a whole number from ${lowest} to ${highest}, but it is "${value}".`)
}

function publicOrigin(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = URL.parse(value)
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  if (isOrigin && !url.username && !url.password) return url.origin
  throw new StartError(`PUBLIC_URL must be an address like https://bagwise.example, but it is "${value}".`)
}

/** The value may contain a password, so the sentence does not repeat it. */
function postgresUrl(value: string | undefined): string | undefined {
  if (value === undefined || /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? '')) return value
  throw new StartError('DATABASE_URL must be an address like postgres://user:password@host:5432/bagwise.')
}

function authSecret(value: string | undefined, { isRequired }: { readonly isRequired: boolean }): string | undefined {
  if (value === undefined && isRequired) {
    throw new StartError('AUTH_SECRET must be set together with DATABASE_URL: the same random text for every server.')
  }
  if (value === undefined || value.length >= AUTH_SECRET_MIN_LENGTH) return value
  throw new StartError(`AUTH_SECRET must be at least ${AUTH_SECRET_MIN_LENGTH} random characters long.`)
}

const TOKEN_MIN_LENGTH = 16

function secretText(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value.length >= TOKEN_MIN_LENGTH) return value
  throw new StartError(`${name} must be at least ${TOKEN_MIN_LENGTH} random characters long.`)
}

function namedPlace(name: string, value: string | undefined): NamedPlace | undefined {
  if (value === undefined) return undefined
  const [, placeName = '', latitude, longitude] = /^(.{1,60}?)\s*,\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)$/.exec(value) ?? []
  const latitudeDeg = Number(latitude)
  const longitudeDeg = Number(longitude)
  if (Math.abs(latitudeDeg) <= 90 && Math.abs(longitudeDeg) <= 180)
    return { name: placeName, latitudeDeg, longitudeDeg }
  throw new StartError(
    `${name} must be a name, a latitude and a longitude, such as "St Andrews, 56.3, -2.8", but it is "${value}".`,
  )
}

function trustedProxies(value: string | undefined): readonly string[] {
  const proxies = value?.split(',').map((proxy) => proxy.trim()) ?? []
  for (const proxy of proxies) {
    if (isAddressOrRange(proxy)) continue
    throw new StartError(
      `TRUST_PROXY must list the addresses of your proxies, such as "127.0.0.1, 10.0.0.0/8", but it has "${proxy}".`,
    )
  }
  return proxies
}

function isAddressOrRange(text: string): boolean {
  if (PROXY_RANGES.includes(text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

function logLevel(value: string | undefined): LogLevel {
  if (value === undefined) return 'warn'
  const level = LOG_LEVELS.find((known) => known === value)
  if (level) return level
  throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but it is "${value}".`)
}
