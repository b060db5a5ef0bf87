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
import { patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry } from '@bagwise/contract/progress'
import { deleteRound, saveRound } from '@bagwise/contract/rounds'
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

const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
const unit = read('deploy/bagwise.service')
const nginx = read('deploy/nginx.conf')
const serverEnv = read('deploy/bagwise.env.example')
const postgresEnv = read('deploy/postgres.env.example')
const main = read('server/src/main.ts')

const operations = read('docs/operations.md')

/** What the server answers within once its port is closed. */
const closeSeconds = Number(one(main, /CLOSE_WITHIN_MS = ([\d_]+)/).replaceAll('_', '')) / 1000
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
    ['bagwise.env.example', matches(serverEnv, /^([A-Z_]+)=/gm)],
  ])('%s are settings of the server', (_name, names) => {
    expect(names.length).toBeGreaterThan(2)
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

  it('which calls a proxy may send twice: those that carry an id of the device', () => {
    const repeated = one(nginx, /location ~ \^\/api\/\((.+)\)\$ \{\n.+\n.+ non_idempotent;/).split('|')
    const paths = [patchProfile, saveRound, deleteRound, addProgressEntry, sendContactMessage].map(({ path }) => path)
    expect(repeated.map((name) => `/api/${name}`).toSorted()).toEqual([...new Set(paths)].toSorted())
    expect(matches(nginx, /(non_idempotent);/g)).toHaveLength(1)
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
    expect(matches(nginx, /location = (\/api\/\S+)/g)).toEqual([getReadiness.path, askCaddie.path])
    expect(read('contract/src/health.ts')).toContain(`path: '${one(read('deploy/health-check.mjs'), /(\/api\/\w+)`/)}'`)
    const [, megabytes = ''] =
      /IMPORT_LIMIT_BYTES = (\d+) \* 1024 \* 1024/.exec(read('server/src/features/takeout/routes.ts')) ?? []
    expect(Number(one(nginx, /client_max_body_size (\d+)m;/))).toBeGreaterThan(Number(megabytes))
  })
})

describe('the health check of the container', () => {
  const cleanUp: (() => void)[] = []
  afterEach(() => {
    for (const close of cleanUp.splice(0)) close()
  })

  async function checkAgainst(answer: RequestListener) {
    const server = createServer(answer).listen(0, '127.0.0.1')
    cleanUp.push(() => server.close())
    await once(server, 'listening')
    const address = server.address()
    return check(typeof address === 'object' && address ? address.port : 0)
  }

  async function check(port: number) {
    const child = spawn(process.execPath, [join(ROOT, 'deploy/health-check.mjs')], { env: { PORT: String(port) } })
    const ended = once(child, 'exit').then(([code]: (number | null)[]) => code)
    const [complaint, code] = await Promise.all([text(child.stderr), ended])
    return { code, complaint }
  }

  it('is fine when the server answers', async () => {
    const asked: (string | undefined)[] = []
    const outcome = await checkAgainst(({ url }, response) => {
      asked.push(url)
      response.end('{"status":"ok"}')
    })
    expect(outcome).toEqual({ code: 0, complaint: '' })
    expect(asked).toEqual(['/api/health'])
  })

  it('fails with a sentence when it answers something else, or nothing', async () => {
    const broken = await checkAgainst((_request, response) => response.writeHead(503).end())
    expect(broken).toMatchObject({ code: 1, complaint: expect.stringContaining('is not well: it answers 503') })
    expect(await check(1)).toMatchObject({ code: 1, complaint: expect.stringContaining('is not well: ') })
  })
})
