import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/local-port.ts'

/** Debian's WebKitGTK and a display without a screen. */
const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const MINI_BROWSER = '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'
/** The bar of the browser must not keep the window from being as narrow as a phone. */
const NARROW_BAR = '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 6px }'
const START_WITHIN_MS = 60_000
const POLL_MS = 100
/** Failed requests are the journeys' own doing: they stop the server. */
const EXPECTED_FAULT = /Failed to load resource|due to access control checks|network connection was lost/

/** What the W3C calls a session: one window, driven by commands over HTTP. */
export type Session = {
  readonly version: string
  /** Asks for a command of this session and returns its value. */
  readonly command: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>
  /** What the console called an error since the last time, but for requests that failed. */
  readonly takeFaults: () => readonly string[]
  readonly dispose: () => Promise<void>
}

/** One sentence for those who lack it, nothing for those who have it. */
export function whatIsMissing(): string | undefined {
  if (existsSync(DRIVER) && existsSync(DISPLAY_SERVER) && miniBrowser() !== undefined) return undefined
  return 'WebKit is missing: on Debian and Ubuntu, apt-get install webkit2gtk-driver xvfb brings it.'
}

type WebKitOptions = {
  readonly widthPx: number
  readonly heightPx: number
  /** Features of the browser to turn off, by WebKit's names for them. */
  readonly without?: readonly string[]
}

/** Starts WebKit with a window as large as a phone's screen, with nothing kept from before. */
export async function startWebKit({ widthPx, heightPx, without = [] }: WebKitOptions): Promise<Session> {
  const home = await mkdtemp(join(tmpdir(), 'bagwise-webkit-'))
  await mkdir(join(home, 'gtk-3.0'))
  await writeFile(join(home, 'gtk-3.0', 'gtk.css'), NARROW_BAR)
  const screen = spawn(DISPLAY_SERVER, ['-displayfd', '1', '-screen', '0', '1024x1280x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [displayNumber] = await once(screen.stdout, 'data')
  const port = await freePort()
  const env = { HOME: home, XDG_CONFIG_HOME: home, DISPLAY: `:${String(displayNumber).trim()}`, GDK_BACKEND: 'x11' }
  // Line by line: what the console says would otherwise stand in a buffer until the browser ends.
  const driver = spawn('stdbuf', ['-oL', DRIVER, `--port=${port}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const faults = consoleFaults(driver)
  const base = `http://127.0.0.1:${port}`
  const stop = async () => {
    await end(driver)
    await end(screen)
    await rm(home, { recursive: true, force: true })
  }
  try {
    await answering(`${base}/status`)
    const opened: SessionAnswer = JSON.parse(JSON.stringify(await ask('POST', `${base}/session`, newSession(without))))
    const session = `${base}/session/${opened.sessionId}`
    const command: Session['command'] = (method, path, body) => ask(method, `${session}${path}`, body)
    await command('POST', '/window/rect', { width: widthPx, height: heightPx })
    return {
      version: opened.capabilities.browserVersion,
      command,
      takeFaults: () => faults.splice(0),
      dispose: async () => {
        await fetch(session, { method: 'DELETE' }).catch(() => undefined)
        await stop()
      },
    }
  } catch (error) {
    await stop()
    throw error
  }
}

type SessionAnswer = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } }

function newSession(without: readonly string[]): object {
  const features = without.length > 0 ? [`--features=${without.map((name) => `-${name}`).join(',')}`] : []
  return {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        timeouts: { script: 30_000, pageLoad: 60_000, implicit: 0 },
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true', ...features],
        },
      },
    },
  }
}

function miniBrowser(): string | undefined {
  return globSync(MINI_BROWSER)[0]
}

async function ask(method: string, url: string, body: object = {}): Promise<unknown> {
  const answer = await fetch(url, method === 'GET' ? {} : { method, body: JSON.stringify(body) })
  const { value } = await answer.json()
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function answering(url: string): Promise<void> {
  const lastTryMs = Date.now() + START_WITHIN_MS
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > lastTryMs) throw new Error('The driver of WebKit does not answer')
    await pause(POLL_MS)
  }
}

/** The browser writes its console to the standard output of the driver that started it. */
function consoleFaults(driver: ChildProcess): string[] {
  const faults: string[] = []
  for (const stream of [driver.stdout, driver.stderr]) {
    if (!stream) continue
    // Whole lines: what is expected of one may come in a later piece.
    createInterface({ input: stream }).on('line', (line) => {
      if (/CONSOLE (?:\S+ )?ERROR/.test(line) && !EXPECTED_FAULT.test(line)) faults.push(line)
    })
  }
  return faults
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
