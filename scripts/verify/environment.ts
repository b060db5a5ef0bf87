import { delimiter, dirname, join } from 'node:path'
import { CACHE, ROOT } from '../setup/paths.mjs'

/** The operator's settings: a test must never meet a real database. Empty counts as not set, and wins over `.env`. */
const OPERATOR_SETTINGS = [
  'AI_API_KEY',
  'AI_BASE_URL',
  'AI_CALLS_PER_DAY',
  'AI_CALLS_PER_HOUR',
  'AI_MAX_TOKENS',
  'AI_MODEL',
  'AI_QUESTIONS_PER_MINUTE',
  'AI_STRUCTURED_OUTPUT',
  'AI_TEMPERATURE',
  'AUTH_SECRET',
  'CALLS_PER_MINUTE',
  'CALLS_PER_MINUTE_PER_ADDRESS',
  'CONTACT_LIMIT_PER_HOUR',
  'CONTACT_MAIL_TO',
  'DATABASE_URL',
  'DATA_DIR',
  'DRAIN_SECONDS',
  'HOST',
  'HSTS_SUBDOMAINS',
  'IMPORT_LIMIT_PER_HOUR',
  'LARGE_ANSWERS_PER_MINUTE',
  'TOOL_CALLS_PER_MINUTE',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_TOKEN',
  'OVERPASS_CALLS_PER_DAY',
  'OVERPASS_URL',
  'OVERPASS_USER_AGENT',
  'PASSWORD_MIN_LENGTH',
  'PORT',
  'PUBLIC_URL',
  'REFUSED_BODY_LIMIT_PER_ADDRESS',
  'SIGN_IN_TRY_LIMIT',
  'SIGN_IN_TRY_LIMIT_PER_ADDRESS',
  'SIGN_UP_LIMIT_PER_HOUR',
  'SMTP_URL',
  'TRUST_PROXY',
  'WEATHER_API_KEY',
  'WEATHER_DEFAULT_PLACE',
  'WEATHER_URL',
  'WRITES_PER_MINUTE',
]

/** A server starts in half the processor time when Node remembers its compiled modules; tests start hundreds. */
const NODE_COMPILE_CACHE = join(CACHE, 'compiled')

/** What checks and tests find in their environment: the pinned Node first, no colours, none of the operator's settings. */
export function testEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _decidedByEachTool, PATH = '', ...kept } = process.env
  const path = [dirname(process.execPath), join(ROOT, 'node_modules', '.bin'), PATH]
  const unset = Object.fromEntries(OPERATOR_SETTINGS.map((name) => [name, '']))
  return { ...kept, ...unset, PATH: path.join(delimiter), NO_COLOR: '1', NODE_COMPILE_CACHE }
}
