import { existsSync } from 'node:fs'
import { readConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'

/** Settings in this file count where the environment has none. */
const SETTINGS_FILE = '.env'

export function loadConfig(): Config {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE)
  return readConfig(process.env)
}
