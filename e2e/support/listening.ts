import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { freePort } from './local-port.ts'

const PROGRAM = fileURLToPath(new URL('../../cli/src/bagwise.ts', import.meta.url))

/** `bagwise listen` in its own process, as a golfer starts it. */
export type Listening = {
  readonly gsproPort: number
  readonly openGolfSimPort: number
  /** What it has printed, on both streams. */
  readonly said: () => string
  /** Resolves with the exit code. */
  readonly ended: Promise<unknown>
  readonly interrupt: () => Promise<unknown>
}

export async function startListening({
  server,
  token,
  words = [],
  ports,
}: {
  readonly server: string
  readonly token: string
  readonly words?: readonly string[]
  readonly ports?: Pick<Listening, 'gsproPort' | 'openGolfSimPort'>
}): Promise<Listening> {
  const { gsproPort, openGolfSimPort } = ports ?? { gsproPort: await freePort(), openGolfSimPort: await freePort() }
  const chosen = ['--gspro-port', String(gsproPort), '--opengolfsim-port', String(openGolfSimPort)]
  const args = [PROGRAM, 'listen', '--server', server, ...chosen, ...words]
  const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, BAGWISE_TOKEN: token } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      said += part
    })
  }
  const ended = once(child, 'close').then(([code]: unknown[]) => code)
  return {
    gsproPort,
    openGolfSimPort,
    said: () => said,
    ended,
    interrupt: () => {
      child.kill('SIGINT')
      return ended
    },
  }
}

/** A launch monitor on this port. */
export async function connectDevice(port: number) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return {
    send: (message: object) => socket.write(JSON.stringify(message)),
    close: () => socket.destroy(),
  }
}
