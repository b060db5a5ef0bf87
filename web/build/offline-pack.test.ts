import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeOfflinePack } from './offline-pack.ts'

describe('the offline pack', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bagwise-pack-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<script type="module" src="/assets/index-1.js"></script>')
    await writeFile(join(folder, 'assets', 'index-1.js'), 'start()')
    await writeFile(join(folder, 'assets', 'screen-2.js'), 'export const text = "→ \\n"')
    await writeFile(join(folder, 'assets', 'screen-3.css'), 'p{margin:0}')
    await writeFile(join(folder, 'assets', 'letters-4.woff2'), Buffer.from([0, 255]))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const files = [
    'assets/index-1.js',
    'assets/letters-4.woff2',
    'assets/screen-2.js',
    'assets/screen-3.css',
    'index.html',
  ]

  it('holds the texts that a page does not start with, to the letter and with their types', async () => {
    const { path } = await writeOfflinePack(folder, files)
    expect(JSON.parse(await readFile(join(folder, path), 'utf8'))).toEqual([
      ['/assets/screen-2.js', 'text/javascript; charset=utf-8', 'export const text = "→ \\n"'],
      ['/assets/screen-3.css', 'text/css; charset=utf-8', 'p{margin:0}'],
    ])
  })

  it('is named by its content, checked by its hash, and alone in its folder', async () => {
    const before = await writeOfflinePack(folder, files)
    await writeFile(join(folder, 'assets', 'screen-3.css'), 'p{margin:1px}')
    const after = await writeOfflinePack(folder, files)
    expect(after.path).not.toBe(before.path)
    const content = await readFile(join(folder, after.path))
    expect(after.integrity).toBe(`sha256-${createHash('sha256').update(content).digest('base64')}`)
    expect(await readdir(join(folder, 'offline'))).toEqual([after.path.replace('/offline/', '')])
  })
})
