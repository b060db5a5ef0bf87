import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { askCaddie } from '@bagwise/contract/ai/caddie'
import { sendContactMessage } from '@bagwise/contract/contact'
import { getReadiness } from '@bagwise/contract/health'
import { followLiveShots, sendLiveShots } from '@bagwise/contract/live-shots'
import { patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry } from '@bagwise/contract/progress'
import { deleteRound, saveRound } from '@bagwise/contract/rounds'
import { deleteShots, saveShots } from '@bagwise/contract/shots'
import { startServer } from '../e2e/support/server.ts'
import { ROOT } from './setup/paths.mjs'
import { SERVER_MEMORY } from './setup/server-memory.mjs'

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const matches = (content: string, pattern: RegExp): readonly string[] =>
  [...content.matchAll(pattern)].map(([, found = '']) => found)
const one = (content: string, pattern: RegExp): string => {
  const found = matches(content, new RegExp(pattern, `${pattern.flags.replace('g', '')}g`))
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] ?? ''
}
const milliseconds = (content: string, pattern: RegExp): number => Number(one(content, pattern).replaceAll('_', ''))

const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('deploy/bagwise.service')
const backupUnit = read('deploy/bagwise-backup.service')
const nginx = read('deploy/nginx.conf')
const serverEnv = read('deploy/bagwise.env.example')
const postgresEnv = read('deploy/postgres.env.example')
const main = read('server/src/main.ts')

const operations = read('docs/operations.md')

/** What the server answers within once its port is closed. */
const closeSeconds =
  (milliseconds(read('server/src/stopping/answer-deadline.ts'), /ANSWER_TIMEOUT_MS = ([\d_]+)/) +
    milliseconds(main, /CLOSE_WITHIN_MS = ANSWER_TIMEOUT_MS \+ ([\d_]+)/)) /
  1000
const longestDrainSeconds = Number(one(read('server/src/config.ts'), /LONGEST_DRAIN_SECONDS = (\d+)/))

describe('what the deployment files set', () => {
  const settings = new Set(
    ['config.ts', 'settings/ai-config.ts', 'settings/contact-mail.ts'].flatMap((file) =>
      matches(read(`server/src/${file}`), /'([A-Z][A-Z_]+)'/g),
    ),
  )
  const ofNode = ['NODE_ENV']

  it.each([
    ['Dockerfile', matches(one(dockerfile, /^ENV (.+)$/m), /([A-Z_]+)=/g)],
    ['bagwise.service', matches(unit, /^Environment=([A-Z_]+)=/gm)],
    ['bagwise-backup.service', matches(backupUnit, /^Environment=([A-Z_]+)=/gm)],
    ['bagwise.env.example', matches(serverEnv, /^([A-Z_]+)=/gm)],
  ])('%s are settings of the server', (_name, names) => {
    expect(names.length).toBeGreaterThan(1)
    expect(names.filter((name) => !settings.has(name) && !ofNode.includes(name))).toEqual([])
  })

  it('names every setting that PostgreSQL asks for, with the same name, database and password', () => {
    const { username, password, hostname, pathname } = new URL(one(serverEnv, /^DATABASE_URL=(.+)$/m))
    expect(postgresEnv).toContain(`\nPOSTGRES_USER=${username}\n`)
    expect(postgresEnv).toContain(`\nPOSTGRES_PASSWORD=${password}\n`)
    expect(postgresEnv).toContain(`\nPOSTGRES_DB=${pathname.slice(1)}\n`)
    expect(compose).toContain(`\n  ${hostname}:\n`)
    expect(compose).toContain(`'--username=${username}', '--dbname=${pathname.slice(1)}'`)
  })

  it('holds no secret: they are in files that git does not keep', () => {
    const files = matches(compose, /^ +env_file: (.+)$/gm)
    expect(files).toEqual(['deploy/bagwise.env', 'deploy/postgres.env'])
    expect(files.filter((file) => !existsSync(join(ROOT, `${file}.example`)))).toEqual([])
    expect(read('.gitignore').split('\n')).toContain('deploy/*.env')
    expect(read('.dockerignore').split('\n')).toContain('**/*.env')
    expect(serverEnv).toMatch(/^AUTH_SECRET=$/m)
  })
})

describe('what the deployment files agree on', () => {
  it('the port', () => {
    const port = one(read('server/src/config.ts'), /whole\('PORT', (\d+)/)
    expect(one(dockerfile, /^EXPOSE (\d+)$/m)).toBe(port)
    expect(one(dockerfile, /^ENV .*\bPORT=(\d+)/m)).toBe(port)
    expect(one(compose, /- '127\.0\.0\.1:\d+:(\d+)'/)).toBe(port)
    expect(one(unit, /^Environment=PORT=(\d+)$/m)).toBe(port)
    expect(one(nginx, /^ {2}server 127\.0\.0\.1:(\d+) /m)).toBe(port)
  })

  it('the folder of the data, the only one that is written to', () => {
    const folder = one(dockerfile, /^ENV .*\bDATA_DIR=(\S+)/m)
    expect(one(dockerfile, /^VOLUME (.+)$/m)).toBe(folder)
    expect(compose).toContain(`- bagwise-data:${folder}\n`)
    expect(compose.match(/read_only: true/g)).toHaveLength(2)
    expect(one(unit, /^Environment=DATA_DIR=(.+)$/m)).toBe(`/var/lib/${one(unit, /^StateDirectory=(.+)$/m)}`)
  })

  it('the Node.js of package.json, and one version of PostgreSQL for the database and its programs', () => {
    const { devDependencies }: { readonly devDependencies: { readonly node: string } } = JSON.parse(
      read('package.json'),
    )
    expect(one(dockerfile, /^ARG NODE_IMAGE=node:([\d.]+)-/m)).toBe(devDependencies.node)
    expect(one(compose, /image: postgres:(\d+)-/)).toBe(one(dockerfile, /postgresql-client-(\d+)/))
  })

  it('more time to stop than the server takes, however long it drains', () => {
    const stopSeconds = longestDrainSeconds + closeSeconds
    expect(Number(one(unit, /^TimeoutStopSec=(\d+)$/m))).toBeGreaterThan(stopSeconds)
    expect(Number(matches(compose, /stop_grace_period: (\d+)s/g)[0])).toBeGreaterThan(stopSeconds)
  })

  it('a drain that ends while nginx still passes over the server, and how often nginx must hear that it leaves', () => {
    const failSeconds = Number(one(nginx, /^ {2}server .+ fail_timeout=(\d+)s;$/m))
    const told = [...matches(nginx, /DRAIN_SECONDS=(\d+)/g), ...matches(operations, /DRAIN_SECONDS=(\d+)/g)]
    expect(told.length).toBeGreaterThan(1)
    expect(new Set(told).size).toBe(1)
    expect(Number(told[0])).toBeLessThan(failSeconds)
    expect(Number(told[0])).toBeLessThanOrEqual(longestDrainSeconds)
    expect(one(read('e2e/instances/fleet.ts'), /DRAIN_SECONDS = '(\d+)'/)).toBe(told[0])
    expect(one(read('scripts/rolling/restart-behind-nginx.ts'), /PASSED_OVER_COUNT = (\d+)/)).toBe(
      one(nginx, /^ {2}server .+ max_fails=(\d+) /m),
    )
    expect(one(nginx, /listen (127\.0\.0\.1:\d+);/)).toBe(
      one(read('scripts/rolling/rolling-restart.ts'), /default: 'http:\/\/(.+)' \}/),
    )
  })

  it('the account, the folders, the settings and the walls of the server and of its backup', () => {
    const linesOf = (text: string) => new Set(text.split('\n').filter((line) => /^[A-Z]\w+=/.test(line)))
    const ofServer = linesOf(unit)
    const ofBackup = linesOf(backupUnit)
    const onlyOfServer = [...ofServer].filter((line) => !ofBackup.has(line)).map((line) => line.split('=', 1)[0])
    expect(onlyOfServer).toEqual([
      'Description',
      'Type',
      'ExecStart',
      'Environment',
      'Environment',
      'Restart',
      'RestartSec',
      'TimeoutStopSec',
      'LimitNOFILE',
      'StateDirectory',
      'WantedBy',
    ])
    expect(one(backupUnit, /^Environment=(?:HOST|PORT|DATA_DIR)=(.+)$/m)).toBe(
      one(unit, /^Environment=DATA_DIR=(.+)$/m),
    )
    expect([...ofServer]).toEqual(expect.arrayContaining(['DynamicUser=yes', 'User=bagwise']))
    expect(one(backupUnit, /^StateDirectory=(\S+) bagwise-backups$/m)).toBe(one(unit, /^StateDirectory=(\S+)$/m))
    expect(one(backupUnit, /exec (\S+) server\/src\/admin\.ts backup/)).toBe(one(unit, /^ExecStart=(\S+)/m))
  })

  it('which calls a proxy may send twice: those that carry an id of the device', () => {
    const repeated = one(nginx, /location ~ \^\/api\/\((.+)\)\$ \{\n.+\n.+ non_idempotent;/).split('|')
    const rows = [saveRound, deleteRound, saveShots, deleteShots, sendLiveShots, addProgressEntry]
    const paths = [patchProfile, ...rows, sendContactMessage].map(({ path }) => path)
    expect(repeated.map((name) => `/api/${name}`).toSorted()).toEqual([...new Set(paths)].toSorted())
    expect(matches(nginx, /(non_idempotent);/g)).toHaveLength(1)
  })

  it('HRD-06 the half of the deployment files: the unit has a MemoryMax and the compose file a mem_limit, above what a server needs and its heap', () => {
    const limitMegabytes = Number(one(unit, /^MemoryMax=(\d+)M$/m))
    const [bagwise = ''] = compose.split(/^ {2}postgres:$/m)
    expect(Number(one(bagwise, /^ {4}mem_limit: (\d+)m$/m))).toBe(limitMegabytes)
    // Swap would only make it slow before it ends.
    expect(Number(one(bagwise, /^ {4}memswap_limit: (\d+)m$/m))).toBe(limitMegabytes)
    expect(unit).toMatch(/^MemorySwapMax=0$/m)
    expect(Number(one(operations, /--memory (\d+)m --memory-swap \1m/))).toBe(limitMegabytes)

    const heapMegabytes = Number(one(SERVER_MEMORY.join(' '), /--max-old-space-size=(\d+)/))
    const youngMegabytes = 3 * Number(one(SERVER_MEMORY.join(' '), /--max-semi-space-size=(\d+)/))
    const [, needed = '', enough = ''] =
      /\*\*Memory of a server\*\*: (\d+) MB, .+; (\d+) MB are enough/.exec(operations) ?? []
    expect(operations).toContain(`at ${limitMegabytes} MB, which leaves room`)
    expect(limitMegabytes).toBeGreaterThan(heapMegabytes + youngMegabytes)
    expect(Number(enough)).toBeGreaterThan(Number(needed))
    expect(limitMegabytes).toBeGreaterThanOrEqual(Number(enough))
  })

  it('paths that exist', () => {
    const copied = matches(dockerfile, /^COPY (?!--from)(.+) \S+$/gm).flatMap((sources) => sources.split(' '))
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
    const started = [
      one(dockerfile, /^CMD \["node", (.+)\]$/m).replaceAll(/[",]/g, ''),
      one(unit, /^ExecStart=\S+ (.+)$/m),
    ]
    const asStartDoes = [...SERVER_MEMORY, 'server/src/main.ts'].join(' ')
    expect(started).toEqual([asStartDoes, asStartDoes])
    const folder = one(unit, /^WorkingDirectory=(.+)$/m)
    const node = one(unit, /^ExecStart=(\S+)/m).replace(`${folder}/`, '')
    expect(existsSync(join(ROOT, node))).toBe(true)
  })

  it('the workspaces, every one of which npm wants to see', () => {
    const { workspaces }: { readonly workspaces: readonly string[] } = JSON.parse(read('package.json'))
    const copied = matches(dockerfile, /^COPY (.+)\/package\.json \1\/$/gm)
    expect(copied).toEqual([...workspaces, ...workspaces])
  })

  it('paths of the API, and bodies that the proxy lets through', () => {
    expect(matches(nginx, /location = (\/api\/\S+)/g)).toEqual([
      getReadiness.path,
      askCaddie.path,
      followLiveShots.path,
    ])
    expect(read('contract/src/health.ts')).toContain(`path: '${one(read('deploy/health-check.mjs'), /PATH = '(.+)'/)}'`)
    const [, megabytes = ''] =
      /IMPORT_LIMIT_BYTES = (\d+) \* 1024 \* 1024/.exec(read('server/src/features/takeout/routes.ts')) ?? []
    expect(Number(one(nginx, /client_max_body_size (\d+)m;/))).toBeGreaterThan(Number(megabytes))
  })
})

describe('the health check of the container', () => {
  const cleanUp: (() => Promise<void> | void)[] = []
  afterEach(async () => {
    for (const close of cleanUp.splice(0)) await close()
  })

  /** Where others reach the container: an address of this machine alone that is not 127.0.0.1. */
  const NETWORK_ADDRESS = '127.0.0.2'

  async function listening(answer: RequestListener, host = '0.0.0.0'): Promise<number> {
    const server = createServer(answer).listen(0, host)
    cleanUp.push(() => void server.close())
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  /** Runs it as in a container with one network, which gave it these addresses. */
  async function check(settings: Readonly<Record<string, string>>, addresses: readonly string[] = [NETWORK_ADDRESS]) {
    const network = addresses.map((address) => ({ address, family: 'IPv4', internal: false }))
    const loopback = [{ address: '127.0.0.1', family: 'IPv4', internal: true }]
    const container = `import os from 'node:os'
      import { syncBuiltinESMExports } from 'node:module'
      os.networkInterfaces = () => (${JSON.stringify({ lo: loopback, eth0: network })})
      syncBuiltinESMExports()`
    const loader = `data:text/javascript,${encodeURIComponent(container)}`
    const child = spawn(process.execPath, ['--import', loader, join(ROOT, 'deploy/health-check.mjs')], {
      env: settings,
    })
    const ended = once(child, 'exit').then(([code]: (number | null)[]) => code)
    const [complaint, code] = await Promise.all([text(child.stderr), ended])
    return { code, complaint }
  }

  it('is fine when the server answers', async () => {
    const asked: string[] = []
    const port = await listening(({ url, headers }, response) => {
      asked.push(`${headers.host}${url}`)
      response.end('{"status":"ok"}')
    })
    expect(await check({ PORT: String(port) })).toEqual({ code: 0, complaint: '' })
    expect(asked).toEqual([`${NETWORK_ADDRESS}:${port}/api/health`])
  })

  it.each([
    ['127.0.0.1', { code: 1, complaint: expect.stringContaining('does HOST let others in?') }],
    ['0.0.0.0', { code: 0, complaint: '' }],
  ])('HRD-31 asks as others do, not at 127.0.0.1: a server that listens on %s', async (HOST, outcome) => {
    const server = await startServer({ HOST })
    cleanUp.push(server.dispose)
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    expect(await check({ HOST, PORT: new URL(server.url).port })).toEqual(outcome)
  })

  it('is fine when one of several networks leads to the server', async () => {
    const port = await listening((_request, response) => response.end('{"status":"ok"}'), NETWORK_ADDRESS)
    expect(await check({ PORT: String(port) }, ['127.0.0.3', NETWORK_ADDRESS])).toEqual({ code: 0, complaint: '' })
  })

  it('fails with a sentence when the server answers something else, or nothing, or there is no network', async () => {
    const port = await listening((_request, response) => response.writeHead(503).end())
    const failing = async (...asked: Parameters<typeof check>) => {
      const { code, complaint } = await check(...asked)
      expect(code).toBe(1)
      return complaint
    }
    const url = `http://${NETWORK_ADDRESS}:${port}/api/health`
    expect(await failing({ PORT: String(port) })).toContain(`${url} is not well: it answers 503`)
    expect(await failing({ PORT: '1' })).toContain('is not well: ')
    expect(await failing({ PORT: '1' }, [])).toContain('has no network')
  })

  it('HRD-31 fails where the way through the proxy fails, when it is told to ask there too', async () => {
    const port = await listening((_request, response) => response.end('{"status":"ok"}'))
    const publicPort = await listening((_request, response) => response.writeHead(502).end())
    const settings = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${publicPort}` }
    expect(await check(settings)).toEqual({ code: 0, complaint: '' })
    expect(await check({ ...settings, HEALTH_CHECK_PUBLIC_URL: 'on' })).toMatchObject({
      code: 1,
      complaint: expect.stringContaining(`${settings.PUBLIC_URL}/api/health is not well: it answers 502`),
    })
    const well = { ...settings, PUBLIC_URL: `http://127.0.0.1:${port}`, HEALTH_CHECK_PUBLIC_URL: 'on' }
    expect(await check(well)).toEqual({ code: 0, complaint: '' })
    expect(await check({ PORT: String(port), HEALTH_CHECK_PUBLIC_URL: 'on' })).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('PUBLIC_URL must be set'),
    })
  })
})
