import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAnything } from '@bagwise/assistants/testing/ask-anything'
import { RAPSODO } from '@bagwise/shot-files/testing/vendor-files'
import { workbookParts, zipped } from '@bagwise/shot-files/testing/workbook'
import { nodeOfVersion } from '../../golf/packing/other-versions.ts'
import { ensureInstalled } from '../../scripts/setup/install.mjs'
import { readmeCommands } from './testing/readme-commands.ts'
import { sampleProfile, takeoutOf } from './testing/sample-takeout.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PACKAGE = join(ROOT, 'cli')
/** Packing and installing start processes, which is slow on a busy machine. */
const WITHIN_MS = 180_000

const IS_EXHAUSTIVE = process.env.BAGWISE_EXHAUSTIVE === 'yes'
const MCP_TOOLS = ['plays_like', 'which_club', 'gaps', 'better_bag', 'my_clubs', 'my_shots', 'index']
const own = (distance: number) => ({ distance, source: 'measured' as const })
const PROFILE = sampleProfile(['driver', '7-iron', '8-iron', 'pw', 'putter'], {
  driver: own(230),
  '7-iron': own(150),
  '8-iron': own(139),
  pw: own(110),
})

/** Installed through npm the first time. */
async function installedInspector(): Promise<string> {
  const folder = join(PACKAGE, 'packing', 'inspector')
  await ensureInstalled({ what: 'the MCP inspector for the tests', folder, npmFlags: ['--ignore-scripts'] })
  return folder
}

type Run = (...words: readonly string[]) => ReturnType<typeof spawnSync>

describe('the process', { timeout: WITHIN_MS }, () => {
  const run: Run = (...words) =>
    spawnSync(process.execPath, [join(PACKAGE, 'src', 'bagwise.ts'), ...words], { encoding: 'utf8' })

  it('OPN-06 prints answers on stdout and errors on stderr, and ends with 0, 1 or 2', () => {
    expect(run('plays-like', '150')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^150 yards /),
    })
    expect(run('plays-like', '500')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^No club .*\n$/),
    })
    expect(run('plays-like', 'far')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/"far"/) })
    expect(run('gaps', '--bag', ROOT, '--json')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^\{"problem":".* is a folder: name a file in it\."\}\n$/),
    })
  })
})

describe('the packed package', { timeout: WITHIN_MS }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'bagwise-command-line-'))
  const [workspace, project] = [join(folder, 'workspace'), join(folder, 'project')]
  const npm = (words: readonly string[], cwd: string) =>
    execFileSync('npm', words, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  let node20: string
  const run: Run = (...words) =>
    spawnSync(node20, [join(project, 'node_modules', '.bin', 'bagwise'), ...words], { cwd: project, encoding: 'utf8' })
  const manifest: { readonly version: string } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'))

  beforeAll(async () => {
    node20 = await nodeOfVersion(20)
    // In a copy: other tests may run the sources meanwhile.
    mkdirSync(workspace)
    cpSync(PACKAGE, join(workspace, 'cli'), { recursive: true, filter: (path) => !/\bdist$/.test(path) })
    for (const shared of ['LICENSE', 'node_modules']) symlinkSync(join(ROOT, shared), join(workspace, shared))
    npm(['pack', '--pack-destination', folder], join(workspace, 'cli'))
    mkdirSync(project)
    writeFileSync(join(project, 'package.json'), '{ "private": true }')
    const tarball = join(folder, `bagwise-${manifest.version}.tgz`)
    npm(['install', '--offline', '--no-audit', '--no-fund', tarball], project)
  }, WITHIN_MS)

  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('OPN-05 installs offline, with nothing else, and prints on Node 20 its version and what its README says', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['bagwise'])
    expect(run('--version')).toMatchObject({ status: 0, stdout: `${manifest.version}\n`, stderr: '' })
    for (const { words, printed } of readmeCommands().slice(0, 3)) {
      expect(run(...words)).toMatchObject({ status: 0, stdout: printed, stderr: '' })
    }
  })

  it('OPN-08 reads a CSV and a workbook there', () => {
    writeFileSync(join(project, 'session.csv'), RAPSODO)
    const rows = [['Club', 'Carry (yds)'], ...[150, 152, 149].map((carry) => ['7 Iron', carry])]
    writeFileSync(join(project, 'session.xlsx'), zipped(workbookParts({ Session: rows })))
    for (const file of ['session.csv', 'session.xlsx']) {
      expect(run('import', file)).toMatchObject({ status: 0, stdout: expect.stringContaining('7-Iron') })
    }
  })

  describe('as a server for assistants', () => {
    const words = () => [
      join(project, 'node_modules', '.bin', 'bagwise'),
      'mcp',
      '--bag',
      join(project, 'takeout.json'),
    ]
    beforeAll(() => writeFileSync(join(project, 'takeout.json'), JSON.stringify(takeoutOf(PROFILE))))

    it("OPN-09 OPN-11 lists exactly seven tools to the SDK's client over stdio, and answers whatever is asked", async () => {
      const errors: string[] = []
      const transport = new StdioClientTransport({ command: node20, args: words(), cwd: project, stderr: 'pipe' })
      transport.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
      const client = new Client({ name: 'test', version: '1.0.0' })
      const broken: Error[] = []
      client.onerror = (error) => broken.push(error)
      await client.connect(transport)
      const { tools } = await client.listTools()
      expect(tools.map(({ name }) => name)).toEqual(MCP_TOOLS)
      expect(client.getServerVersion()).toMatchObject({ name: 'bagwise', version: manifest.version })
      expect(await askAnything(client, { inputCount: IS_EXHAUSTIVE ? 200 : 20 })).toMatchObject({ problems: [] })
      await client.close()
      // A line on stdout that is not of the protocol would be an error of the client.
      expect({ broken, errors }).toEqual({ broken: [], errors: [] })
    })

    it('ends with its assistant, with exit code 0, and with a sentence where there is no bag', () => {
      const initialize = { jsonrpc: '2.0', id: 1, method: 'ping' }
      const ended = spawnSync(node20, words(), { encoding: 'utf8', input: `${JSON.stringify(initialize)}\nno JSON\n` })
      expect(ended).toMatchObject({ status: 0, stderr: '', stdout: '{"result":{},"jsonrpc":"2.0","id":1}\n' })
      expect(run('mcp', '--bag', 'none.json')).toMatchObject({
        status: 1,
        stdout: '',
        stderr: expect.stringMatching(/no file/),
      })
    })

    it.each(IS_EXHAUSTIVE ? ['tools/list'] : [])(
      "OPN-09 lists exactly seven tools to the inspector's command line: %s",
      async (method) => {
        const inspector = join(await installedInspector(), 'node_modules', '.bin', 'mcp-inspector')
        const args = [inspector, '--cli', node20, ...words(), '--method', method]
        const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: project })
        const { tools }: { readonly tools: readonly { readonly name: string }[] } = JSON.parse(stdout)
        expect({ status, names: tools.map(({ name }) => name) }).toEqual({ status: 0, names: MCP_TOOLS })
      },
    )
  })

  it('holds the program, the licences of what is in it, and neither sources nor tests', () => {
    const installed = join(project, 'node_modules', 'bagwise')
    const names = readdirSync(installed, { recursive: true, encoding: 'utf8' })
    expect(names).toEqual(
      expect.arrayContaining(['README.md', join('dist', 'bagwise.js'), join('dist', 'licences.txt')]),
    )
    expect(names.filter((name) => /\.ts$|\.mjs$|^src|tsconfig/.test(name))).toEqual([])
    const licences = readFileSync(join(installed, 'dist', 'licences.txt'), 'utf8')
    for (const name of ['@modelcontextprotocol/sdk', 'ajv', 'bagwise', 'fflate', 'papaparse', 'saxen', 'zod'])
      expect(licences).toMatch(new RegExp(`^${name}\\b`, 'm'))
  })
})
