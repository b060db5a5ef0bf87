import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageIcon } from './page-icon.ts'

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="50%" height="9" fill="#15201B"/></svg>\n'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bagwise-page-icon-'))
  await mkdir(join(folder, 'public'))
  await writeFile(join(folder, 'public', 'icon.svg'), PICTURE)
})
afterEach(() => rm(folder, { recursive: true }))

async function builtFrom(page: string) {
  await writeFile(join(folder, 'index.html'), page)
  await build({ root: folder, configFile: false, logLevel: 'silent', plugins: [pageIcon()] })
  return readFile(join(folder, 'dist', 'index.html'), 'utf8')
}

it('stands in the page, as the same picture as its file', async () => {
  const page = await builtFrom('<html><head><link rel="icon" href="/icon.svg" type="image/svg+xml" /></head></html>')
  const [, address = ''] = /<link rel="icon" href="([^"]+)"/.exec(page) ?? []
  expect(await (await fetch(address)).text()).toBe(PICTURE.trim().replaceAll('"', "'"))
  expect(page).not.toContain('icon.svg')
})

it('must be named by the page: else the build stops', async () => {
  await expect(builtFrom('<html><head></head></html>')).rejects.toThrow('The page has no href="/icon.svg"')
})
