import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'vite'
import { ROOT } from '../setup/paths.mjs'

/** A text for golfers; `…` is a value. */
export type Text = { readonly file: string; readonly text: string }

/** What golfers read on the page. */
export const PAGE_TEXTS = ['{web,contract,shot-files,assistants,cli}/src/**/*.copy.ts', 'content/src/**/*.ts']
/** What they read of the server, and when it does not answer. */
export const SERVER_TEXTS = ['server/src/**/*.ts', 'web/src/http/request.ts']

/** Every text of these files; keys, ids and the texts of tests are none. */
export function readTexts(files: readonly string[]): readonly Text[] {
  return globSync(files, { cwd: ROOT, exclude: ['**/*.test.*', '**/testing/**'] })
    .toSorted()
    .flatMap((file) => textsIn(file, readFileSync(join(ROOT, file), 'utf8')).map((text) => ({ file, text })))
}

export function textsIn(file: string, code: string): readonly string[] {
  const texts: string[] = []
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) => void texts.push(quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(program)
  // Other single words are ids and units.
  return texts.filter((text) => /\s|^[A-Z]/.test(text))
}
