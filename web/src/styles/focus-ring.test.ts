import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const files = globSync('**/*.{css,tsx}', { cwd: ROOT })
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** Rules of a style sheet, nested ones too: what is before the brace, and what it sets itself. */
function rulesOf(css: string): readonly { readonly selector: string; readonly sets: string }[] {
  return [...css.matchAll(/([^{};]*)\{(?=([^{}]*))/g)].map(([, selector = '', sets = '']) => ({
    selector: selector.trim(),
    sets,
  }))
}

/** An outline or a shadow that is drawn: not none, not 0. */
const DRAWN = /(?:outline|box-shadow):(?!\s*(?:none|0\b))/
const FOCUS_OF_ANY_KIND = /:focus(?!-visible)/

it('draws rings only where the focus is visible', () => {
  const sheets = files.filter((file) => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(10)
  const rules = sheets.flatMap((file) => rulesOf(textOf(file)).map((rule) => ({ file, ...rule })))
  expect(rules.some(({ selector, sets }) => selector.includes(':focus-visible') && DRAWN.test(sets))).toBe(true)
  expect(rules.filter(({ selector, sets }) => FOCUS_OF_ANY_KIND.test(selector) && DRAWN.test(sets))).toEqual([])

  const classes = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => textOf(file).match(/[\w-]*focus(?:-within)?:[\w-]+/g) ?? [])
  expect(classes.filter((name) => /(?:outline|ring|shadow)-(?!none|hidden)/.test(name))).toEqual([])
  expect(
    rulesOf('.a { &:focus { outline: 2px solid red; } }').some(
      ({ selector, sets }) => FOCUS_OF_ANY_KIND.test(selector) && DRAWN.test(sets),
    ),
  ).toBe(true)
})
