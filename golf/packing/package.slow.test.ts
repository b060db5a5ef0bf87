import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packedManifest } from './manifest.mjs'
import { newerBuiltIns } from './newer-built-ins.ts'
import { nodeOfVersion, olderTypeScript } from './other-versions.ts'
import { readmeExamples } from './readme-blocks.ts'
import { SAMPLES } from './samples.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAMS = join(ROOT, 'node_modules', '.bin')
/** Packing, installing and checking start a dozen processes, which is slow on a busy machine. */
const WITHIN_MS = 180_000
const NODES = process.env.BAGWISE_EXHAUSTIVE === 'yes' ? ([20, 22] as const) : ([20] as const)

// A copy of the workspace's package, so that its manifest never changes while other tests read it.
const folder = mkdtempSync(join(tmpdir(), 'bagwise-golf-'))
const workspace = join(folder, 'workspace')
const project = join(folder, 'project')
const installed = join(project, 'node_modules', '@bagwise', 'golf')
const env = { ...process.env, PATH: `${PROGRAMS}${delimiter}${process.env.PATH ?? ''}` }
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const manifestOf = (path: string) => readFileSync(join(path, 'package.json'), 'utf8')
const publishedNames = () => Object.keys(JSON.parse(manifestOf(installed)).exports)

beforeAll(() => {
  mkdirSync(workspace)
  const isCopied = (path: string) => !/[\\/](?:dist|node_modules)$/.test(path)
  cpSync(join(ROOT, 'golf'), join(workspace, 'golf'), { recursive: true, filter: isCopied })
  cpSync(join(ROOT, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'))
  symlinkSync(join(ROOT, 'node_modules'), join(workspace, 'node_modules'))
  run('npm', ['pack', '--pack-destination', folder], join(workspace, 'golf'))

  mkdirSync(project)
  writeFileSync(join(project, 'package.json'), '{ "name": "project", "private": true, "type": "module" }')
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, 'bagwise-golf-0.1.0.tgz')], project)
  writeFileSync(join(project, 'samples.json'), JSON.stringify(SAMPLES))
  for (const name of ['call-exports.mjs', 'call-installed.mjs']) {
    cpSync(join(ROOT, 'golf', 'packing', name), join(project, name))
  }
  for (const [index, { program }] of readmeExamples().entries()) {
    writeFileSync(join(project, `example-${index}.js`), program)
  }
}, WITHIN_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the packed package', { timeout: WITHIN_MS }, () => {
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
      /\/(?:reference|packing|testing)\/|\.geojson$/.test(join(parentPath, name).slice(installed.length)),
    )
    expect(ofOthers).toEqual([])
    expect(files).toContain('plays-like.js')
    expect(files).toContain('plays-like.d.ts')
    expect(files.filter((name) => /\.test\.|(?<!\.d)\.ts$|\.mjs$|tsconfig/.test(name))).toEqual([])
  })

  it('OPN-03 holds README and licence, whose links resolve, and one entry that lists every module', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8')
    expect(readFileSync(join(installed, 'LICENSE'), 'utf8')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'))
    const links = [...readme.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(installed, link)))).toEqual([])

    const modules = publishedNames()
      .filter((name) => name !== '.' && name !== './package.json')
      .map((name) => name.slice(2))
    expect(modules).toEqual(Object.keys(SAMPLES))
    const entry = readFileSync(join(installed, 'dist', 'src', 'library', 'index.d.ts'), 'utf8')
    for (const name of modules) {
      expect(readme).toContain(`| \`@bagwise/golf/${name}\``)
      expect(entry).toContain(`\`${name}\``)
    }
    const list = "import * as golf from '@bagwise/golf'\nconsole.log(JSON.stringify(Object.keys(golf)))"
    writeFileSync(join(project, 'list.js'), list)
    const listed: readonly string[] = JSON.parse(run(process.execPath, ['list.js'], project))
    const answers: object = JSON.parse(run(process.execPath, ['call-installed.mjs'], project))
    expect(listed.toSorted()).toEqual(
      Object.values(answers)
        .flatMap((module: object) => Object.keys(module))
        .toSorted(),
    )
  })

  it('OPN-03 runs the programs of its README as written, on the pinned Node and the oldest', async () => {
    const nodes = [process.execPath, ...(await Promise.all(NODES.map(nodeOfVersion)))]
    for (const node of nodes) {
      for (const [index, { printed }] of readmeExamples().entries()) {
        expect(run(node, [`example-${index}.js`], project)).toBe(printed)
      }
    }
  })

  it.each(NODES)('OPN-01 answers alike on Node %i, called with samples of every export', async (major) => {
    const node = await nodeOfVersion(major)
    expect(run(node, ['--version'], project)).toMatch(`v${major}.`)
    const here = JSON.parse(run(process.execPath, ['call-installed.mjs'], project))
    expect(here.advice.adviseShot[0]).toHaveProperty('recommended')
    // Of the samples only the one with the id of no hole is wrong.
    expect(JSON.stringify(here).match(/wrong-input/g)).toHaveLength(1)
    expect(rounded(JSON.parse(run(node, ['call-installed.mjs'], project)))).toEqual(rounded(here))
  })

  it('OPN-01 OPN-15 works in a browser of March 2024: without newer built-ins and anything of Node', () => {
    writeFileSync(
      join(project, 'page.js'),
      `import * as golf from '@bagwise/golf'
      import { answersOf } from './call-exports.mjs'
      globalThis.answers = (samples) => JSON.stringify(answersOf({ golf }, { golf: JSON.parse(samples) }))`,
    )
    run('rolldown', ['page.js', '--format', 'iife', '--platform', 'browser', '--file', 'page.iife.js'], project)
    const script = readFileSync(join(project, 'page.iife.js'), 'utf8')
    expect(script).not.toMatch(/\bnode:|\brequire\(|\bprocess\.|\bBuffer\b/)

    const page = createContext({}, { codeGeneration: { strings: false, wasm: false } })
    const newer = newerBuiltIns()
    expect(newer).toContainEqual({ global: 'Set', member: 'union' })
    runInContext(
      `for (const { global, member } of ${JSON.stringify(newer)}) {
        if (member === undefined) continue
        delete globalThis[global]?.[member]
        delete globalThis[global]?.prototype?.[member]
      }
      for (const { global, member } of ${JSON.stringify(newer)}) if (member === undefined) delete globalThis[global]`,
      page,
    )
    expect(runInContext('[typeof process, typeof Set.prototype.union, typeof Map.prototype.get]', page).join()).toBe(
      'undefined,undefined,function',
    )
    runInContext(script, page)
    const samples = Object.assign({}, ...Object.values(SAMPLES))
    const { golf } = JSON.parse(runInContext(`answers(${JSON.stringify(JSON.stringify(samples))})`, page))
    const here: object = JSON.parse(run(process.execPath, ['call-installed.mjs'], project))
    expect(rounded(golf)).toEqual(rounded(Object.assign({}, ...Object.values(here))))
  })

  it('cannot be asked for what does not check its input', () => {
    const inside = "import { playsLike } from '@bagwise/golf/flight/plays-like'\nconsole.log(playsLike)"
    writeFileSync(join(project, 'inside.js'), inside)
    expect(() => run(process.execPath, ['inside.js'], project)).toThrow('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })

  it('OPN-04 has types for TypeScript 5 and 7 under nodenext and bundler, which refuse a wrong lie or unit', async () => {
    const check = join(project, 'check')
    mkdirSync(check)
    // The programs print what they find; they need nothing else of Node or a browser.
    writeFileSync(join(check, 'console.d.ts'), 'declare const console: { log(value: unknown): void }')
    for (const [index, { program }] of readmeExamples().entries()) {
      writeFileSync(join(check, `example-${index}.ts`), `${program}\nexport {}\n`)
    }
    // An error that is expected and does not come is an error itself.
    writeFileSync(
      join(check, 'wrong.ts'),
      `import { adviseShot, playsLike } from '@bagwise/golf'
      import type { AdvisedClub, Shot } from '@bagwise/golf/advice'
      declare const bag: readonly AdvisedClub[]
      declare const shot: Shot
      adviseShot(bag, {}, shot)
      // @ts-expect-error
      adviseShot(bag, {}, { ...shot, lie: 'sand' })
      // @ts-expect-error
      playsLike(bag, { distance: 150 })
      // @ts-expect-error
      playsLike([{ club: '7-iron', carry: 150 }], { distanceYards: 150 })
      // @ts-expect-error
      playsLike(bag, { distanceYards: '150' })\n`,
    )
    const compilers = [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), await olderTypeScript()]
    const versions = compilers.map((compiler) => run(process.execPath, [compiler, '--version'], project))
    expect(versions.map((version) => version.trim())).toEqual([
      expect.stringMatching(/^Version 7\./),
      expect.stringMatching(/^Version 5\./),
    ])
    for (const [module, moduleResolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ]) {
      const compilerOptions = {
        module,
        moduleResolution,
        target: 'es2022',
        lib: ['es2023'],
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        types: [],
      }
      writeFileSync(join(check, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
      for (const compiler of compilers) expect(run(process.execPath, [compiler, '-p', 'check'], project)).toBe('')
    }
  })

  it('leaves out of a bundle what is not imported', () => {
    const bundle = (code: string) => {
      writeFileSync(join(project, 'entry.js'), code)
      return run('rolldown', ['entry.js', '--minify'], project)
    }
    const yards = bundle("import { METRES_PER_YARD } from '@bagwise/golf'\nconsole.log(METRES_PER_YARD)")
    expect(yards).toContain('.9144')
    expect(yards).not.toContain('wrong-input')
    const gaps = bundle("import { findGaps } from '@bagwise/golf'\nconsole.log(findGaps([]))")
    expect(gaps).toContain('too-close')
    expect(gaps).not.toContain('carry-out-of-range')
    const unused = bundle("import '@bagwise/golf/plays-like'\nconsole.log('nothing')")
    expect(unused).not.toContain('beyond-the-bag')
  })
})

/** Numbers to ten digits: versions of an engine may differ in the last ones of a sine. */
function rounded(within: unknown): unknown {
  const digits = 10
  return JSON.parse(
    JSON.stringify(within, (_key, value: unknown) =>
      typeof value === 'number' ? Number(value.toPrecision(digits)) : value,
    ),
  )
}
