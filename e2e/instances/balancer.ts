import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../support/local-port.ts'
import { othersAnswer, restartBehindNginx } from '../../scripts/rolling/restart-behind-nginx.ts'
import { nginxConfig } from './nginx-config.ts'
import { startPlainBalancer } from './plain-balancer.ts'

/** One address for several instances. */
export type Balancer = {
  readonly url: string
  readonly kind: 'nginx' | 'plain'
  /** Restarts the instance on a port so that no golfer notices. */
  readonly restart: (port: number, restart: () => Promise<void>) => Promise<void>
  /** Resolves when golfers get answers without the instance on this port. */
  readonly othersAnswer: (port: number) => Promise<void>
  readonly close: () => Promise<void>
}

const READY_WITHIN_MS = 10_000
const ASK_AGAIN_AFTER_MS = 50

/** nginx, which operators use, where the machine has it; else a small one of our own. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const hasNginx = spawnSync('nginx', ['-v']).status === 0
  return hasNginx ? startNginx(ports) : startPlainBalancer(ports)
}

async function startNginx(ports: readonly number[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'bagwise-nginx-'))
  // Its workers are somebody else when it is started by root.
  chmodSync(folder, 0o755)
  const [port, doorPort, plainPort] = await Promise.all([freePort(), freePort(), freePort()])
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig({ port, doorPort, plainPort, ports }))
  const child = spawn('nginx', ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const giveUpMs = performance.now() + READY_WITHIN_MS
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null || performance.now() > giveUpMs) {
      child.kill()
      throw new Error(`nginx does not start: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    }
    await sleep(ASK_AGAIN_AFTER_MS)
  }
  const behindDoor = (instancePort: number) => ({
    doorUrl: `http://127.0.0.1:${doorPort}`,
    address: `127.0.0.1:${instancePort}`,
  })
  return {
    url: `http://127.0.0.1:${port}`,
    kind: 'nginx',
    restart: (instancePort, restart) => restartBehindNginx({ ...behindDoor(instancePort), restart }),
    othersAnswer: (instancePort) => othersAnswer(behindDoor(instancePort)),
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function takesConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // Refused: it is not there yet.
    return false
  } finally {
    socket.destroy()
  }
}
