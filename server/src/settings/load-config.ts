import { existsSync } from 'node:fs'
import { readConfig } from '#server/config.ts'
import type { Config } from '#server/config.ts'

/** The environment takes precedence over this file. */
const SETTINGS_FILE = '.env'

export function loadConfig(): Config {
  if (existsSync(SETTINGS_FILE)) process.loadEnvFile(SETTINGS_FILE)
  return readConfig(process.env)
}
