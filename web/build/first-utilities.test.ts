import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss'
import { describe, expect, it } from 'vitest'
import { firstFiles } from './first-utilities.ts'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const IMPORT = /^(?:import|export)\s(?!type\b)[^;]*?from '([.#][^']+\.tsx?)'/gm
const TEXT = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g

const read = (path: string) => readFileSync(path, 'utf8')

/** A file with everything it imports before anything is loaded later. */
function withImports(start: string): readonly string[] {
  const found = new Set([start])
  for (const file of found) {
    for (const [, path = ''] of read(file).matchAll(IMPORT)) {
      found.add(path.startsWith('#') ? join(SRC, path.slice(1)) : resolve(dirname(file), path))
    }
  }
  return [...found]
}

async function tailwind() {
  const require = createRequire(import.meta.url)
  const styles = join(SRC, 'styles')
  const css = ['tokens.css', 'utilities.css'].map((file) => read(join(styles, file))).join('\n')
  return loadDesignSystem(`@import 'tailwindcss/theme.css';\n${css}\n@tailwind utilities;`, {
    base: styles,
    loadStylesheet: async (id) => {
      const path = require.resolve(id)
      return { path, base: dirname(path), content: read(path) }
    },
  })
}

type Declaration = { readonly name: string; readonly value: string }

/** What a utility says about its own element. */
function declarationsOf(css: string): readonly Declaration[] {
  const [rule = ''] = css.split('@property')
  if (/:where\([^)]* > /.test(rule)) return []
  return Array.from(rule.matchAll(/^\s*([a-z-]+): ([^;]+);/gm), ([, name = '', value = '']) => ({
    name,
    value,
  })).filter(
    // The height of lines that comes with a size gives way to `leading-…` by itself.
    ({ name, value }) => !name.startsWith('--') && !value.includes('var(--tw-leading'),
  )
}

/** Whether the order of two utilities decides how their element looks: `padding` and `padding-top` are about the same. */
function compete(one: string, other: string): boolean {
  return declarationsOf(one).some((a) =>
    declarationsOf(other).some(
      (b) =>
        a.value !== b.value &&
        (a.name === b.name || a.name.startsWith(`${b.name}-`) || b.name.startsWith(`${a.name}-`)),
    ),
  )
}

describe('the first utilities', () => {
  it('are those of the files that every page starts with', async () => {
    const files = withImports(join(SRC, 'main.tsx')).filter((file) => read(file).includes('className='))
    expect((await firstFiles()).toSorted()).toEqual(files.toSorted())
  })

  it('are on no element together with a later one that should give way to them', async () => {
    const first = new Set(await firstFiles())
    const design = await tailwind()
    const wordsOf = (text: string) => text.split(/[\s'"`${}]+/)
    const firstNames = new Set([...first].flatMap((file) => wordsOf(read(file))))
    const texts = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .map((path) => join(SRC, path))
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && !first.has(path))
      .flatMap((file) => read(file).match(TEXT) ?? [])
    const wrong = texts.flatMap((text) => {
      const words = wordsOf(text)
      const css = design.candidatesToCss(words)
      const order = new Map(design.getClassOrder(words))
      const utilities = words
        .map((name, index) => ({ name, css: css[index] ?? '', place: order.get(name) ?? 0n }))
        .filter((utility) => utility.css !== '')
      const earlier = utilities.filter(({ name }) => firstNames.has(name))
      const later = utilities.filter(({ name }) => !firstNames.has(name))
      return later.flatMap((one) =>
        earlier
          .filter((other) => other.place > one.place && compete(one.css, other.css))
          .map((other) => `${one.name} against ${other.name} in ${text}`),
      )
    })
    expect(wrong).toEqual([])
  })
})
