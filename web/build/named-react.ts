import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const NAMED = '\0named:'
/** What screens import from. Packages that are scripts of the same kind ask for the original. */
const PACKAGES = ['react', 'react/jsx-runtime']
const COMMON_JS = /\.cjs$|\/cjs\//

/**
 * Gives React's exports names of their own. React comes as CommonJS, of which the bundler knows no names: wherever one is
 * used stands `(0, runtime.jsx)(…)`, thousands of times. As a module it is `jsx(…)`, with a name of one letter, and two
 * names of one function (`jsx` and `jsxs`) are one.
 */
export function namedReact(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  return {
    name: 'bagwise-named-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      PACKAGES.includes(id) && !importer.startsWith(NAMED) && !COMMON_JS.test(importer) ? NAMED + id : undefined,
    async load(id) {
      if (!id.startsWith(NAMED)) return undefined
      const path = resolve(id.slice(NAMED.length))
      const { default: original }: { readonly default: Readonly<Record<string, unknown>> } = await import(
        pathToFileURL(path).href
      )
      const code = [`import original from ${JSON.stringify(path)}`, 'export default original']
      const names = new Map<unknown, string>()
      for (const [name, value] of Object.entries(original)) {
        const same = names.get(value)
        code.push(same === undefined ? `export const ${name} = original.${name}` : `export { ${same} as ${name} }`)
        names.set(value, same ?? name)
      }
      return { code: code.join('\n'), moduleType: 'js', moduleSideEffects: false }
    },
  }
}
