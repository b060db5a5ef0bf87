import { existsSync } from 'node:fs'
import { collectChild } from '../setup/child.mjs'
import { writeLog } from './checks.ts'

const APT_WITHIN_MS = 15 * 60 * 1000

/** Installs a package where that is possible: as root, on Debian and its kin. False when it is not there afterwards. */
export async function installWithApt(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log(`Installing ${name} with apt-get.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patience = ['-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::Retries=1']
  const output: string[] = []
  for (const task of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const ended = await collectChild('apt-get', [...patience, ...task], { env, timeout: APT_WITHIN_MS })
    output.push(ended.output)
    if (ended.code !== 0) {
      console.log(`apt-get could not install it, its words are in ${writeLog('apt-get', output.join('\n'))}.`)
      return false
    }
  }
  return true
}
