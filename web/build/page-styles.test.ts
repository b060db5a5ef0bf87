import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pageStyles } from './page-styles.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bagwise-page-styles-'))
  await writeFile(
    join(folder, 'index.html'),
    '<html><head></head><script type="module" src="/main.ts"></script></html>',
  )
  await writeFile(join(folder, 'main.css'), 'p{color:red}')
  await writeFile(join(folder, 'later.css'), 'b{color:blue}')
  await writeFile(
    join(folder, 'main.ts'),
    'import "./main.css"\nexport const word = "fore"\nvoid import("./screen.ts")',
  )
  await writeFile(
    join(folder, 'screen.ts'),
    'import "./later.css"\nimport { word } from "./main.ts"\nconsole.log(word)',
  )
})
afterEach(() => rm(folder, { recursive: true }))

const buildIt = () =>
  build({ root: folder, configFile: false, logLevel: 'silent', plugins: [pageStyles()], build: { manifest: true } })

it('stand in the page and in no file; nothing that is loaded later asks for one', async () => {
  await buildIt()
  const page = await readFile(join(folder, 'dist', 'index.html'), 'utf8')
  expect(page).toContain('<style>p{color:red}</style>')
  expect(page).not.toContain('rel="stylesheet"')
  const assets = await readdir(join(folder, 'dist', 'assets'))
  const styles = assets.filter((name) => name.endsWith('.css'))
  expect(styles).toEqual([expect.stringMatching(/^screen-/)])
  const scripts = assets.filter((name) => name.endsWith('.js'))
  const text = (
    await Promise.all(scripts.map(async (name) => readFile(join(folder, 'dist', 'assets', name), 'utf8')))
  ).join('')
  const named = new Set(Array.from(text.matchAll(/assets\/([\w-]+\.css)/g), ([, name = '']) => name))
  expect([...named]).toEqual(styles)
})

it('must be there: a page without styles stops the build', async () => {
  await writeFile(join(folder, 'main.ts'), 'console.log("fore")')
  await expect(buildIt()).rejects.toThrow('index.html names no styles or no script')
})
