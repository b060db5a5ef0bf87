import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = '']) => group)

const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })]

it('leads to files and headings that exist', () => {
  const broken = documents.flatMap((file) => {
    const text = read(file)
    const links = [...found(text, /\]\(([^)\s]+)\)/g), ...found(text, / src="([^"]+)"/g)]
    return links
      .filter((link) => !/^\w+:/.test(link))
      .filter((link) => !isTarget(file, link))
      .map((link) => `${file}: ${link}`)
  })
  expect(documents.length).toBeGreaterThan(20)
  expect(broken).toEqual([])
})

function isTarget(file: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const target = path === '' ? file : join(dirname(file), path)
  if (!existsSync(join(ROOT, target))) return false
  return heading === undefined || headingsOf(target).includes(heading)
}

/** As GitHub names them. */
function headingsOf(file: string): readonly string[] {
  return found(read(file), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

it('names paths that exist, or that the build writes', () => {
  const missing = documents.flatMap((file) =>
    found(read(file), /`((?:golf|content|contract|server|web|e2e|scripts|deploy|docs)\/[\w./-]+)`/g)
      .filter((path) => !/^web\/dist\b/.test(path) && !existsSync(join(ROOT, path)))
      .map((path) => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

it('lists the settings that the server reads, in operations.md as in .env.example', () => {
  const sources = ['config.ts', 'settings/ai-config.ts', 'settings/contact-mail.ts', 'settings/overpass-config.ts']
  const settings = new Set(sources.flatMap((file) => found(read(`server/src/${file}`), /'([A-Z][A-Z_]+)'/g)))
  const [, section = ''] = /^## Settings\n([\s\S]+?)^## /m.exec(read('docs/operations.md')) ?? []
  expect(settings.size).toBeGreaterThan(25)
  expect(found(section, /^- `([A-Z_]+)` \(/gm).toSorted()).toEqual([...settings].toSorted())
  expect(found(read('.env.example'), /^#([A-Z_]+)=/gm).toSorted()).toEqual([...settings].toSorted())
})
