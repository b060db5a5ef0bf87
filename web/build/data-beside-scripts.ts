import type { Plugin, Rolldown } from 'vite'

/** A script imports its data (`prose-files.ts`). */
const DATA_IMPORT = /(?:from|import)\s*["']\.\/([\w.-]+\.json)["']/g
const LATER_IMPORT = /\bimport\((["'`])\.\/([\w.-]+\.js)\1\)/g

/**
 * Asks for the data of a script that is loaded later together with the script: the browser would only find the import
 * in it when it has arrived.
 */
export function dataBesideScripts(): Plugin {
  return {
    name: 'bagwise-data-beside-scripts',
    apply: 'build',
    // Names are given before: they must change with what is done to the content afterwards.
    augmentChunkHash: () => `${DATA_IMPORT.source} ${LATER_IMPORT.source}`,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          chunk.code = chunk.code.replace(LATER_IMPORT, (later, _quote, name: string) => {
            const data = dataOf(bundle, `assets/${name}`).map((file) => `import("./${file}",{with:{type:"json"}})`)
            return data.length === 0 ? later : `Promise.all([${[later, ...data].join(',')}]).then(([it])=>it)`
          })
        }
      },
    },
  }
}

/** The data of a script and of all that it imports. */
function dataOf(bundle: Rolldown.OutputBundle, script: string): readonly string[] {
  const scripts = new Set([script])
  const data = new Set<string>()
  for (const name of scripts) {
    const file = bundle[name]
    if (file?.type !== 'chunk') continue
    for (const imported of file.imports) scripts.add(imported)
    for (const found of dataOfScript(file.code)) data.add(found)
  }
  return [...data]
}

/** The names of the data files that a script imports. */
export function dataOfScript(code: string): readonly string[] {
  return Array.from(code.matchAll(DATA_IMPORT), ([, file = '']) => file)
}
