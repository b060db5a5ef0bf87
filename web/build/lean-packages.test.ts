import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leanPackages } from './lean-packages.ts'

describe('packages', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bagwise-lean-'))
    const scorer = join(folder, 'node_modules', 'scorer')
    await mkdir(scorer, { recursive: true })
    await writeFile(join(scorer, 'package.json'), '{"type":"module","exports":"./index.js"}')
    await writeFile(
      join(scorer, 'index.js'),
      `export function score(strokes, options) {
  return options.net ? net(strokes) : { gross: strokes }
}
function net(strokes) {
  const handicap = 'a rare way of counting'
  return { strokes, handicap }
}
export class Card {
  add() {
    return 'one hole more'
  }
  erase() {
    return 'one hole less'
  }
}`,
    )
    await writeFile(
      join(folder, 'main.ts'),
      'import { Card, score } from "scorer"\nglobalThis.score = (net) => [score(72, { net }), new Card()]',
    )
  })
  afterEach(() => rm(folder, { recursive: true }))

  const buildWithout = (leftOut: Parameters<typeof leanPackages>[0]) =>
    build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      plugins: [leanPackages(leftOut)],
      build: { target: 'es2022', outDir: join(folder, 'dist'), rolldownOptions: { input: join(folder, 'main.ts') } },
    })
  const builtText = async () => {
    const assets = join(folder, 'dist', 'assets')
    const [script = ''] = await readdir(assets)
    return readFile(join(assets, script), 'utf8')
  }

  it('lose the functions that are left out, which say so when they are called all the same', async () => {
    await buildWithout({ 'scorer/index.js': ['net'] })
    const text = await builtText()
    expect(text).toContain('gross')
    expect(text).not.toContain('a rare way of counting')
    expect(text).toContain('net is left out: see left-out-of-packages.ts')
  })

  it('lose methods of an object while its others stay', async () => {
    await buildWithout({ 'scorer/index.js': ['erase'] })
    const text = await builtText()
    expect(text).toContain('one hole more')
    expect(text).not.toContain('one hole less')
  })

  it('fail the build when a new version names a function otherwise', async () => {
    await expect(buildWithout({ 'scorer/index.js': ['net', 'stableford'] })).rejects.toThrow(
      'scorer/index.js has no stableford any more',
    )
  })

  it('fail the build when a new version has its files elsewhere', async () => {
    await expect(buildWithout({ 'scorer/net.js': ['net'] })).rejects.toThrow('Not part of the build: scorer/net.js')
  })
})
