import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const STYLES = fileURLToPath(new URL('../src/styles/', import.meta.url))
const FIRST = resolve(STYLES, 'app.css')
const LATER = resolve(STYLES, 'parts.css')
const SOURCE = /@source '([^']+)'/g
const WORD = /[^\s"'`{}<>;]+/g
/** What could be the name of a utility; other words of the code among them do no harm. */
const UTILITY = /^-?(?:[\w.:/!-]|\[(?:[^[\]]|\[[^[\]]*\])*\]|\([\w-]*\))+$/

/** Leaves out of the later utilities what is among the first: a rule is sent once, and its order cannot change. */
export function firstUtilities(): Plugin {
  return {
    name: 'bagwise-first-utilities',
    enforce: 'pre',
    load: async (id) => {
      if (id !== LATER) return undefined
      const names = (await firstWords()).filter((word) => UTILITY.test(word))
      return `${await readFile(LATER, 'utf8')}\n@source not inline("${names.join(' ')}");\n`
    },
  }
}

/** The files whose utilities are in the first styles. */
export async function firstFiles(): Promise<readonly string[]> {
  const styles = await readFile(FIRST, 'utf8')
  return Array.from(styles.matchAll(SOURCE), ([, path = '']) => resolve(dirname(FIRST), path))
}

async function firstWords(): Promise<readonly string[]> {
  const texts = await Promise.all((await firstFiles()).map((file) => readFile(file, 'utf8')))
  return [...new Set(texts.flatMap((text) => text.match(WORD) ?? []))]
}
