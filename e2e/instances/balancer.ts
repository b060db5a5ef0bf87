import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPlainBalancer } from './plain-balancer.ts'

/** One address for several instances. */
export type Balancer = {
  readonly url: string
  readonly kind: 'nginx' | 'plain'
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
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), nginxConfig({ port, ports }))
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
  return {
    url: `http://127.0.0.1:${port}`,
    kind: 'nginx',
    close: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * An instance that is gone is passed over at once and taken again as soon as it is back. A request that changes something
 * goes to a second instance only when the first one never got it: nginx's own rule, which `proxy_next_upstream` keeps.
 */
function nginxConfig({ port, ports }: { readonly port: number; readonly ports: readonly number[] }): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${kind};`)
  return `daemon off;
worker_processes 1;
pid nginx.pid;
error_log error.log;
events { worker_connections 4096; }
http {
  access_log off;
  ${temporary.join('\n  ')}
  upstream bagwise {
    ${ports.map((instance) => `server 127.0.0.1:${instance} max_fails=0;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 3m;
    location / {
      proxy_pass http://bagwise;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
    }
  }
}
`
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

async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
