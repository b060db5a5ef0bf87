import { createHash } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

const PROSE = '.prose.ts'
const DATA = 'prose-data:'
const HASH_LENGTH = 6
/** How the bundler writes the import of a data file: it drops the words that make it one. */
const LATER_DATA_IMPORT = /\bimport\(\s*(["'`]\.\/prose-[\w-]+\.json["'`])\s*\)/g
const DATA_IMPORT = /(\b(?:from|import)\s*["']\.\/prose-[\w-]+\.json["'])/g

/**
 * Turns each module `*.prose.ts` of `content` into a JSON file beside the scripts: texts are read, not run, so they
 * need not be parsed and compiled as scripts. Such a module exports plain data only. What it imports itself ends up in
 * its file, so a list that is put together from many modules is one file.
 */
export function proseFiles(): Plugin {
  return {
    name: 'bagwise-prose-files',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(DATA) ? externalData(id.slice(DATA.length)) : undefined),
    // What is loaded later needs no script around it.
    async resolveDynamicImport(id, importer) {
      const resolved = typeof id === 'string' ? await this.resolve(id, importer) : null
      if (!resolved?.id.endsWith(PROSE)) return undefined
      return externalData((await emitData(this, resolved.id)).file)
    },
    async load(id) {
      if (!id.endsWith(PROSE)) return undefined
      const { file, exported } = await emitData(this, id)
      const code = [
        `import data from '${DATA}${file}'`,
        ...Object.keys(exported).map((name) => `export const ${name} = data.${name}`),
      ].join('\n')
      return { code, moduleType: 'js', moduleSideEffects: false }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue
          chunk.code = chunk.code
            .replaceAll(DATA_IMPORT, '$1with{type:"json"}')
            .replaceAll(LATER_DATA_IMPORT, 'import($1,{with:{type:"json"}}).then(it=>it.default)')
        }
      },
    },
  }
}

async function emitData(context: Rolldown.PluginContext, id: string) {
  const exported: Readonly<Record<string, unknown>> = { ...(await import(pathToFileURL(id).href)) }
  const source = JSON.stringify(exported)
  if (!isPlainData(exported, JSON.parse(source))) context.error(`${id} exports something that JSON cannot hold`)
  const file = `prose-${nameOf(id)}-${createHash('sha256').update(source).digest('hex').slice(0, HASH_LENGTH)}.json`
  context.emitFile({ type: 'asset', fileName: `assets/${file}`, source })
  return { file, exported }
}

function externalData(file: string) {
  return { id: `./${file}`, external: 'absolute' } as const
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1, -PROSE.length)
}

/**
 * Whether a value came through JSON as it was: `undefined`, dates, maps and functions do not, nor does an object that
 * stands in two places, of which there would be two afterwards.
 */
function isPlainData(value: unknown, throughJson: unknown, seen = new Set<object>()): boolean {
  if (typeof value !== 'object' || value === null) return value === throughJson
  if (seen.has(value)) return false
  seen.add(value)
  if (typeof throughJson !== 'object' || throughJson === null) return false
  if (Array.isArray(value) !== Array.isArray(throughJson)) return false
  const kept = new Map(Object.entries(throughJson))
  const entries = Object.entries(value)
  return entries.length === kept.size && entries.every(([key, entry]) => isPlainData(entry, kept.get(key), seen))
}
