import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeOfflinePacks } from './offline-pack.ts'

describe('the offline packs', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bagwise-pack-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'index.html'), '<script type="module" src="/assets/index-1.js"></script>')
    await writeFile(join(folder, 'assets', 'index-1.js'), 'start()')
    await writeFile(join(folder, 'assets', 'screen-2.js'), 'export const text = "→ \\n"')
    await writeFile(join(folder, 'assets', 'screen-3.css'), 'p{margin:0}')
    await writeFile(join(folder, 'assets', 'prose-5.json'), '{"title":"Slice"}')
    await writeFile(join(folder, 'assets', 'letters-4.woff2'), Buffer.from([0, 255]))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const files = [
    'assets/index-1.js',
    'assets/letters-4.woff2',
    'assets/prose-5.json',
    'assets/screen-2.js',
    'assets/screen-3.css',
    'index.html',
  ]

  it('hold the texts that a page does not start with, to the letter and with their types: tools, then prose', async () => {
    const paths = await writeOfflinePacks(folder, files)
    const [scripts, prose] = await Promise.all(
      paths.map(async (path) => JSON.parse(await readFile(join(folder, path), 'utf8')) as unknown),
    )
    expect(scripts).toEqual([
      ['/assets/screen-2.js', 'text/javascript; charset=utf-8', 'export const text = "→ \\n"'],
      ['/assets/screen-3.css', 'text/css; charset=utf-8', 'p{margin:0}'],
    ])
    expect(prose).toEqual([['/assets/prose-5.json', 'application/json; charset=utf-8', '{"title":"Slice"}']])
  })

  it('hold no script that cannot start without one that no device keeps', async () => {
    const screen = join(folder, 'assets', 'screen-2.js')
    await writeFile(screen, 'import{t}from"./online/file-text-6.js";t()')
    await expect(writeOfflinePacks(folder, files)).rejects.toThrow('assets/screen-2.js is kept on devices')
    await writeFile(screen, 'button.onclick=()=>import("./online/file-text-6.js")')
    await expect(writeOfflinePacks(folder, files)).resolves.toHaveLength(2)
  })

  it('are named by their contents, and alone in their folder', async () => {
    const before = await writeOfflinePacks(folder, files)
    await writeFile(join(folder, 'assets', 'screen-3.css'), 'p{margin:1px}')
    const after = await writeOfflinePacks(folder, files)
    expect(after.map((path, index) => path === before[index])).toEqual([false, true])
    expect((await readdir(join(folder, 'offline'))).toSorted()).toEqual(
      after.map((path) => path.replace('/offline/', '')).toSorted(),
    )
  })
})
