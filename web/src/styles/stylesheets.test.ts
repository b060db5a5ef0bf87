import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('..', import.meta.url))
const MODULE = '.module.css'
const IMPORT = /^import (\w+) from '([^']+\.module\.css)'$/gm
/** In a selector: what follows up to the next brace opens a block. */
const CLASS = /\.([a-z]\w*)(?=[^;{}]*\{)/gi

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((path) => join(SRC, path))
const read = (path: string) => readFileSync(path, 'utf8')
const sheets = files.filter((path) => path.endsWith('.css'))
const modules = sheets.filter((path) => path.endsWith(MODULE))

function classesOf(path: string): readonly string[] {
  const rules = read(path).replaceAll(/\/\*.*?\*\//gs, '')
  return [...new Set(Array.from(rules.matchAll(CLASS), ([, name = '']) => name))]
}

/** Every `styles.name` of the page, by the file of its sheet. */
function usedClasses(): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map(modules.map((path) => [path, new Set<string>()]))
  for (const file of files.filter((path) => path.endsWith('.tsx'))) {
    const text = read(file)
    for (const [, name = '', path = ''] of text.matchAll(IMPORT)) {
      const sheet = path.startsWith('#') ? join(SRC, path.slice(1)) : resolve(dirname(file), path)
      for (const [, one = ''] of text
        .replaceAll(IMPORT, '')
        .matchAll(new RegExp(`\\b${name}\\.(\\w+)\\b(?!'|\\.ts')`, 'g')))
        used.get(sheet)?.add(one)
    }
  }
  return used
}

describe('the style sheets', () => {
  it('of components are modules; what holds everywhere is in styles/', () => {
    const isGlobal = (path: string) => dirname(path) === join(SRC, 'styles')
    const wrong = sheets.filter((path) => isGlobal(path) === path.endsWith(MODULE))
    expect(wrong.map((path) => relative(SRC, path))).toEqual([])
  })

  it('name the classes that components use, and no others', () => {
    const named = modules.map((path) => [relative(SRC, path), classesOf(path).toSorted()])
    const used = Array.from(usedClasses(), ([path, names]) => [relative(SRC, path), [...names].toSorted()])
    expect(used).toEqual(named)
  })

  it('reach into no other sheet', () => {
    const reaching = modules.filter((path) => /:global|@import|composes:/.test(read(path)))
    expect(reaching.map((path) => relative(SRC, path))).toEqual([])
  })
})
