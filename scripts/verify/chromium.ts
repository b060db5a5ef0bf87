import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { collectChild } from '../setup/child.mjs'
import { writeLog } from './checks.ts'
import { unpackChromium } from './packaged-chromium.ts'
import { problemOfChromium } from './problem-of-chromium.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
const APT_WITHIN_MS = 15 * 60 * 1000

/** A Chromium that has been seen to start: CHROMIUM_PATH, else the machine's own, else one that is installed now. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    const problem = await problemOfChromium(named)
    if (problem) throw new Error(`The browser of CHROMIUM_PATH does not start: ${problem}`)
    return named
  }
  const own = await firstThatStarts(candidates())
  if (own) return own
  if (process.getuid?.() === 0 && (await installWithApt())) {
    const installed = await firstThatStarts(candidates())
    if (installed) return installed
  }
  return unpackChromium()
}

/** Starts it for a program that measures or pictures pages; graphics cards differ from machine to machine. */
export async function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}

function candidates(): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = folders.flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...new Set([...onPath, ...USUAL_PLACES, chromium.executablePath()])].filter((path) => existsSync(path))
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (!(await problemOfChromium(path))) return path
  }
  return undefined
}

async function installWithApt(): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false
  console.log('Installing Chromium for the browser tests with apt-get.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const patience = ['-o', 'Acquire::http::Timeout=30', '-o', 'Acquire::Retries=1']
  const output: string[] = []
  for (const task of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const ended = await collectChild('apt-get', [...patience, ...task], { env, timeout: APT_WITHIN_MS })
    output.push(ended.output)
    if (ended.code !== 0) {
      console.log(`apt-get could not install it, its words are in ${writeLog('apt-get', output.join('\n'))}.`)
      return false
    }
  }
  return true
}
