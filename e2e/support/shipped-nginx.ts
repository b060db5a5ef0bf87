import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './local-port.ts'
import { throwAwayCertificate } from './throw-away-certificate.ts'

const SITE = join(import.meta.dirname, '../../deploy/nginx.conf')
/** Set by `npm test`, which looks for it and installs it. */
export const NGINX = process.env.NGINX_PATH ?? 'nginx'
const READY_WITHIN_MS = 30_000
const ASK_AGAIN_AFTER_MS = 50
/** The name that a test puts in the place of bagwise.example. */
const NAME = 'localhost'

/** nginx with the site that operators get. */
export type ShippedNginx = {
  /** Where golfers go: https. */
  readonly url: string
  /** Where golfers come who type the name only: http. */
  readonly plainUrl: string
  /** Where the operator asks. */
  readonly doorUrl: string
  readonly certificate: string
  /** Starts nginx in front of the servers on these ports, which know `url` by then. */
  readonly start: (serverPorts: readonly number[]) => Promise<void>
  readonly close: () => Promise<void>
}

type Change = readonly [before: string, after: string]

/**
 * deploy/nginx.conf in front of servers of a test: nothing is changed but what an operator fills in (the name, the
 * certificate, the servers) and the ports of this machine, which are somebody else's.
 */
export async function prepareShippedNginx(): Promise<ShippedNginx> {
  const [port, plainPort, doorPort] = await Promise.all([freePort(), freePort(), freePort()])
  const { certificate, key } = throwAwayCertificate(NAME)
  const folder = makeFolder({ certificate, key })
  let end = async () => {}
  return {
    url: `https://${NAME}:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    doorUrl: `http://127.0.0.1:${doorPort}`,
    certificate,
    start: async (serverPorts) => {
      const server = (serverPort: number) => `server 127.0.0.1:${serverPort} max_fails=3 fail_timeout=5s;`
      writeSite(folder, [
        ...pathsIn(folder),
        ['bagwise.example', NAME],
        ['  listen [::]:80;\n', ''],
        ['  listen [::]:443 ssl http2;\n', ''],
        ['listen 80;', `listen 127.0.0.1:${plainPort};`],
        ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
        ['listen 127.0.0.1:3080;', `listen 127.0.0.1:${doorPort};`],
        [`  ${server(3000)}`, serverPorts.map((serverPort) => `  ${server(serverPort)}`).join('\n')],
      ])
      end = await startNginx(folder, port)
    },
    close: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What `nginx -t` says of the site as it is shipped, but for where certificate and log are. */
export async function tryShippedSite() {
  const folder = makeFolder(throwAwayCertificate('bagwise.example'))
  try {
    const site = writeSite(folder, [...pathsIn(folder), ...(await withoutIpv6())])
    const { status, stderr, error } = spawnSync(NGINX, ['-t', ...inFolder(folder)], { encoding: 'utf8' })
    if (error) throw error
    return { site, status, words: stderr, shipped: readFileSync(SITE, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function makeFolder({ certificate, key }: { readonly certificate: string; readonly key: string }): string {
  const folder = mkdtempSync(join(tmpdir(), 'bagwise-nginx-'))
  // Its workers are somebody else when it is started by root.
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'fullchain.pem'), certificate)
  writeFileSync(join(folder, 'privkey.pem'), key, { mode: 0o600 })
  writeFileSync(join(folder, 'nginx.conf'), AROUND_THE_SITE)
  return folder
}

function writeSite(folder: string, changes: readonly Change[]): string {
  const site = changes.reduce(
    (text, [before, after]) => {
      if (!text.includes(before)) throw new Error(`deploy/nginx.conf does not have this any more: ${before}`)
      return text.replaceAll(before, after)
    },
    readFileSync(SITE, 'utf8'),
  )
  writeFileSync(join(folder, 'bagwise.conf'), site)
  return site
}

function pathsIn(folder: string): readonly Change[] {
  return [
    ['/etc/ssl/bagwise/', `${folder}/`],
    ['/var/log/nginx/', `${folder}/`],
  ]
}

/** As the site tells operators whose machine has no IPv6. */
async function withoutIpv6(): Promise<readonly Change[]> {
  const probe = createServer()
  try {
    probe.listen(0, '::')
    await once(probe, 'listening')
    probe.close()
    return []
  } catch {
    return [
      ['  listen [::]:80;\n', ''],
      ['  listen [::]:443 ssl http2;\n', ''],
    ]
  }
}

/** What a machine's own nginx.conf has around the sites it includes. */
const AROUND_THE_SITE = `daemon off;
worker_processes 2;
pid nginx.pid;
events { worker_connections 4096; }
http {
  client_body_temp_path client_body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include bagwise.conf;
}
`

const inFolder = (folder: string) => ['-p', folder, '-e', 'stderr', '-c', 'nginx.conf']

async function startNginx(folder: string, port: number): Promise<() => Promise<void>> {
  const child = spawn(NGINX, inFolder(folder), { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const giveUpMs = performance.now() + READY_WITHIN_MS
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null || performance.now() > giveUpMs) {
      child.kill()
      throw new Error(`nginx does not start: ${complaint}`)
    }
    await sleep(ASK_AGAIN_AFTER_MS)
  }
  return async () => {
    child.kill('SIGTERM')
    await ended
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
