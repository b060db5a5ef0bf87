import { createHash } from 'node:crypto'
import { readFile, readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { Plugin } from 'vite'
import { ONLINE_FOLDER, PACK_FOLDER, writeOfflinePacks } from './offline-pack.ts'
import type { KeptFiles } from '../service-worker/kept-file.ts'
import { shortHash } from '../service-worker/short-hash.ts'
import { onceWritten } from './once-written.ts'

const SOURCE = fileURLToPath(new URL('../service-worker/service-worker.ts', import.meta.url))
const SERVICE_WORKER = 'sw.js'
/** Written for browsers and search engines, not for the page. */
const NOT_KEPT = [SERVICE_WORKER, 'robots.txt', 'manifest.webmanifest']
const FOLDERS_NOT_KEPT = [PACK_FOLDER, ONLINE_FOLDER]
const PACKED = ['.br', '.gz']
const VERSION_LENGTH = 16

/** Writes the service worker once everything else of the build is there: it lists the others by their content. */
export function serviceWorker(): Plugin {
  return onceWritten('bagwise-service-worker', writeServiceWorker)
}

export async function writeServiceWorker(folder: string): Promise<void> {
  const files = await filesToKeep(folder)
  const packs = await writeOfflinePacks(folder, files)
  const hashes = await Promise.all(files.map(async (file) => shortHash(await readFile(join(folder, file)))))
  const kept: KeptFiles = { paths: files.map(pathOf).join(' '), hashes: hashes.join('') }
  const version = createHash('sha256').update(JSON.stringify(kept)).digest('hex').slice(0, VERSION_LENGTH)
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      KEPT_FILES: JSON.stringify(kept),
      PACKS: JSON.stringify(packs),
      VERSION: JSON.stringify(version),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: ['es2022', 'safari17.4'],
      lib: { entry: SOURCE, formats: ['iife'], name: 'serviceWorker', fileName: () => SERVICE_WORKER },
    },
  })
}

async function filesToKeep(folder: string): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.startsWith('.') && !FOLDERS_NOT_KEPT.some((name) => file.startsWith(`${name}/`)))
    .filter((file) => !PACKED.includes(extname(file)) && !NOT_KEPT.includes(file))
    .toSorted()
}

function pathOf(file: string): string {
  if (file.includes(' ')) throw new Error(`${file} has a blank in its name, which separates the files of a version`)
  return `/${file}`
}
