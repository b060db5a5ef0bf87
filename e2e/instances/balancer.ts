import { spawnSync } from 'node:child_process'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePort } from '../support/local-port.ts'
import { NGINX, prepareShippedNginx } from '../support/shipped-nginx.ts'
import { othersAnswer, restartBehindNginx } from '../../scripts/rolling/restart-behind-nginx.ts'
import { startPlainBalancer } from './plain-balancer.ts'

/** One address for several instances. */
export type Balancer = {
  readonly kind: 'nginx' | 'plain'
  /** Restarts the instance on a port so that no golfer notices. */
  readonly restart: (port: number, restart: () => Promise<void>) => Promise<void>
  /** Resolves when golfers get answers without the instance on this port. */
  readonly othersAnswer: (port: number) => Promise<void>
  readonly close: () => Promise<void>
}

/** The address comes first: instances are told it before they start. */
type PreparedBalancer = {
  readonly url: string
  readonly start: (ports: readonly number[]) => Promise<Balancer>
}

/** nginx with the site that operators get, where the machine has it; else a small one of our own. */
export async function prepareBalancer(): Promise<PreparedBalancer> {
  const hasNginx = spawnSync(NGINX, ['-v']).status === 0
  return hasNginx ? prepareNginx() : preparePlainBalancer()
}

async function preparePlainBalancer(): Promise<PreparedBalancer> {
  const port = await freePort()
  return { url: `http://127.0.0.1:${port}`, start: (ports) => startPlainBalancer(port, ports) }
}

async function prepareNginx(): Promise<PreparedBalancer> {
  const { url, doorUrl, certificate, start, close } = await prepareShippedNginx()
  // The golfers of these tests have no browser that could be told to take it.
  setDefaultCACertificates([...getCACertificates('default'), certificate])
  const behindDoor = (instancePort: number) => ({ doorUrl, address: `127.0.0.1:${instancePort}` })
  return {
    url,
    start: async (ports) => {
      await start(ports)
      return {
        kind: 'nginx',
        restart: (instancePort, restart) => restartBehindNginx({ ...behindDoor(instancePort), restart }),
        othersAnswer: (instancePort) => othersAnswer(behindDoor(instancePort)),
        close,
      }
    },
  }
}
