import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packedManifest } from './manifest.mjs'
import { readmeCommands, readmeExamples } from './readme-blocks.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAMS = join(ROOT, 'node_modules', '.bin')
/** Packing, installing and checking start a dozen processes, which is slow on a busy machine. */
const WITHIN_MS = 180_000

// A copy of the workspace's package, so that its manifest never changes while other tests read it.
const folder = mkdtempSync(join(tmpdir(), 'bagwise-golf-'))
const workspace = join(folder, 'workspace')
const project = join(folder, 'project')
const env = { ...process.env, PATH: `${PROGRAMS}${delimiter}${process.env.PATH ?? ''}` }
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const manifestOf = (path: string) => readFileSync(join(path, 'package.json'), 'utf8')

beforeAll(() => {
  mkdirSync(workspace)
  cpSync(join(ROOT, 'golf'), join(workspace, 'golf'), { recursive: true, filter: (path) => !/\bdist$/.test(path) })
  cpSync(join(ROOT, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'))
  run('npm', ['pack', '--pack-destination', folder], join(workspace, 'golf'))

  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }')
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, 'bagwise-golf-0.1.0.tgz')], project)
}, WITHIN_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed package', { timeout: WITHIN_MS }, () => {
  const installed = join(project, 'node_modules', '@bagwise', 'golf')

  it('leaves the manifest of the workspace as it was', () => {
    expect(manifestOf(join(workspace, 'golf'))).toBe(manifestOf(join(ROOT, 'golf')))
    expect(manifestOf(installed)).toBe(packedManifest(manifestOf(join(ROOT, 'golf'))))
  })

  it('puts the manifest back when a packing broke off', () => {
    const golf = join(workspace, 'golf')
    run('npm', ['run', 'prepack'], golf)
    expect(manifestOf(golf)).not.toBe(manifestOf(join(ROOT, 'golf')))
    run('npm', ['pack', '--pack-destination', folder], golf)
    expect(manifestOf(golf)).toBe(manifestOf(join(ROOT, 'golf')))
  })

  it('holds JavaScript and declarations, neither sources nor tests nor data of others', () => {
    const entries = readdirSync(installed, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const files = entries.map(({ name }) => name)
    const ofOthers = entries.filter(({ parentPath, name }) =>
      /\/reference\/|\.geojson$/.test(join(parentPath, name).slice(installed.length)),
    )
    expect(ofOthers).toEqual([])
    expect(files).toContain('README.md')
    expect(files).toContain('plays-like.js')
    expect(files).toContain('plays-like.d.ts')
    expect(files.filter((name) => /\.test\.|(?<!\.d)\.ts$|\.mjs$|tsconfig/.test(name))).toEqual([])
  })

  it('runs the programs of its README as JavaScript below node_modules', () => {
    for (const [index, { program, printed }] of readmeExamples().entries()) {
      const file = `example-${index}.js`
      writeFileSync(join(project, file), program)
      expect(run(process.execPath, [file], project)).toBe(printed)
    }
  })

  it('has types: the programs of its README are checked against the declarations, and a wrong one is refused', () => {
    const check = join(project, 'check')
    mkdirSync(check)
    // The programs print what they find; they need nothing else of Node or a browser.
    writeFileSync(join(check, 'console.d.ts'), 'declare const console: { log(value: unknown): void }')
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2024'],
      strict: true,
      noEmit: true,
      types: [],
    }
    writeFileSync(join(check, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
    for (const [index, { program }] of readmeExamples().entries())
      writeFileSync(join(check, `example-${index}.ts`), `${program}\nexport {}\n`)
    expect(run('tsc', ['-p', 'check'], project)).toBe('')

    writeFileSync(
      join(check, 'wrong.ts'),
      `import { playsLike } from '@bagwise/golf/flight/plays-like'\nplaysLike([], { distanceYards: '150' })\n`,
    )
    expect(() => run('tsc', ['-p', 'check'], project)).toThrow('Command failed: tsc')
  })

  it('leaves out of a bundle what is not imported', () => {
    const bundle = (code: string) => {
      writeFileSync(join(project, 'entry.js'), code)
      return run('rolldown', ['entry.js', '--minify'], project)
    }
    const yards = bundle("import { yardsFromMetres } from '@bagwise/golf/units'\nconsole.log(yardsFromMetres(100))")
    expect(yards).toContain('.9144')
    expect(yards).not.toContain('.3048')
    const gaps = bundle("import { findGaps } from '@bagwise/golf/gapping/find-gaps'\nconsole.log(findGaps([]))")
    expect(gaps).toContain('too-close')
    expect(gaps).not.toContain('carry-out-of-range')
    const unused = bundle("import '@bagwise/golf/flight/plays-like'\nconsole.log('nothing')")
    expect(unused).not.toContain('beyond-the-bag')
  })

  it('brings its command line', () => {
    const [command] = readmeCommands()
    expect(run(join(project, 'node_modules', '.bin', 'bagwise'), command?.words ?? [], project)).toBe(command?.printed)
  })
})
