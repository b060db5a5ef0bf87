import { minify } from 'terser'
import type { MinifyOptions } from 'terser'
import terser from 'terser/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

const SINGLE_QUOTES = 1
const OPTIONS: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { passes: 3, sequences: false, lhs_constants: false, if_return: false, pure_getters: true },
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
    augmentChunkHash: () => terser.version + JSON.stringify(OPTIONS),
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
