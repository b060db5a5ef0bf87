import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser } from '@playwright/test'
import { installWithApt } from './apt.ts'
import { unpackChromium } from './packaged-chromium.ts'
import { problemOfChromium } from './problem-of-chromium.ts'

/** The headless shell draws the same pages for a third to two thirds of the processor time: it has no window to fill. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
const FULL_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const FULL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

type Kind = 'shell' | 'full'
const APT_PACKAGE = { shell: 'chromium-headless-shell', full: 'chromium' } as const

/**
 * A Chromium that has been seen to start: CHROMIUM_PATH, else the machine's own, else one that is installed now. The
 * headless shell is for tests and pictures; what needs the page as golfers meet it asks for the full browser, which a
 * shell in CHROMIUM_PATH is not.
 */
export async function findChromium(kind: Kind = 'shell'): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named && (kind === 'shell' || !SHELL_NAMES.includes(basename(named)))) {
    const problem = await problemOfChromium(named)
    if (problem) throw new Error(`The browser of CHROMIUM_PATH does not start: ${problem}`)
    return named
  }
  const own = await ownOrInstalled(kind)
  return own ?? (await firstThatStarts(programs(kind === 'shell' ? 'full' : 'shell'))) ?? unpackChromium()
}

/** Only a full browser keeps pages for its Back button. */
export async function findFullChromium(): Promise<string> {
  const own = await ownOrInstalled('full')
  if (own) return own
  throw new Error('There is no full Chromium on this machine. Install one: the headless shell keeps no pages for Back.')
}

async function ownOrInstalled(kind: Kind): Promise<string | undefined> {
  const own = await firstThatStarts(programs(kind))
  if (own) return own
  return (await installWithApt(APT_PACKAGE[kind])) ? firstThatStarts(programs(kind)) : undefined
}

/** Starts it for a program that takes pictures of pages; graphics cards differ from machine to machine. */
export async function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
}

function programs(kind: Kind): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const names = kind === 'shell' ? SHELL_NAMES : FULL_NAMES
  const onPath = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  const usual = kind === 'shell' ? [] : [...FULL_PLACES, chromium.executablePath()]
  return [...new Set([...onPath, ...usual])].filter((path) => existsSync(path))
}

async function firstThatStarts(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (!(await problemOfChromium(path))) return path
  }
  return undefined
}
