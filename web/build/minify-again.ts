import { minify } from 'terser'
import type { MinifyOptions } from 'terser'
import terser from 'terser/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

const SINGLE_QUOTES = 1
/** What a name may begin with, and what may follow: most frequent letters of scripts first. */
const FIRST_LETTERS = 'etnriaoscludfpmhg_vybxwkTSNRCAPEMDIFLOVBHUWzjGYKXqQJZ$'
const LETTERS = `${FIRST_LETTERS}0123456789`
const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, sequences: false, lhs_constants: false, if_return: false, pure_getters: true },
  // The same names in every script, not those that suit each best: the offline pack compresses them together.
  mangle: { nth_identifier: { get: shortName } },
  // The offline pack holds scripts as JSON strings, in which a double quote is two characters.
  format: { quote_style: SINGLE_QUOTES },
}

/**
 * Minifies what the bundler has minified once more: terser finds what it leaves, a fiftieth of the scripts. Alone it
 * finds less than after it, and brotli packs its commas and swapped comparisons worse.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'bagwise-minify-again',
    apply: 'build',
    // Names are given before: they must change with what is done to the content afterwards.
    augmentChunkHash: () => terser.version + LETTERS + JSON.stringify(OPTIONS),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        await Promise.all(
          chunks.map(async (chunk) => {
            const { code } = await minify(chunk.code, OPTIONS)
            if (code === undefined) this.error(`${chunk.fileName} could not be minified`)
            chunk.code = code
          }),
        )
      },
    },
  }
}

/** The name with this number: those of one letter, then those of two, and so on. */
function shortName(number: number): string {
  const [first, rest] = [number % FIRST_LETTERS.length, Math.floor(number / FIRST_LETTERS.length)]
  return FIRST_LETTERS.charAt(first) + (rest === 0 ? '' : followingLetters(rest - 1))
}

function followingLetters(number: number): string {
  const rest = Math.floor(number / LETTERS.length)
  return LETTERS.charAt(number % LETTERS.length) + (rest === 0 ? '' : followingLetters(rest - 1))
}
