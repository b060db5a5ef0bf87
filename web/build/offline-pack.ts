import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { PackedFile } from '../service-worker/kept-file.ts'

export const PACK_FOLDER = 'offline'
/** Scripts that come from the server when they are needed, and are neither kept nor in the pack. */
export const ONLINE_FOLDER = 'assets/online'
/** A script that does so cannot start without the server; one that is asked for by and by can say so. */
const IMPORTS_ONLINE = /(?:\bfrom|\bimport)\s*["']\.\/online\//
const HASH_LENGTH = 8

const JSON_TYPE = 'application/json; charset=utf-8'
const TYPES: Readonly<Record<string, string>> = {
  '.json': JSON_TYPE,
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const ORDER = Object.values(TYPES)

/**
 * Writes two files with the texts of all these files that the page itself has not loaded when it starts, and returns
 * their paths: a device that keeps Bagwise for the first time asks twice instead of two hundred times, and what is
 * compressed together is smaller. The tools come first, what there is to read second.
 */
export async function writeOfflinePacks(folder: string, files: readonly string[]): Promise<readonly string[]> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const packed = files.filter((file) => file.startsWith('assets/') && extname(file) in TYPES && !page.includes(file))
  const contents = await Promise.all(
    packed.map(async (file): Promise<PackedFile> => [
      `/${file}`,
      TYPES[extname(file)] ?? '',
      await readFile(join(folder, file), 'utf8'),
    ]),
  )
  for (const [path, , text] of contents) {
    if (IMPORTS_ONLINE.test(text)) throw new Error(`${path} is kept on devices, yet imports a script that is not`)
  }
  const sorted = contents.toSorted(likeBesideLike)
  const isProse = ([, type]: PackedFile) => type === JSON_TYPE
  await rm(join(folder, PACK_FOLDER), { recursive: true, force: true })
  await mkdir(join(folder, PACK_FOLDER))
  return [
    await writePack(
      folder,
      'scripts',
      sorted.filter((file) => !isProse(file)),
    ),
    await writePack(folder, 'prose', sorted.filter(isProse)),
  ]
}

async function writePack(folder: string, kind: string, files: readonly PackedFile[]): Promise<string> {
  const text = JSON.stringify(files)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH)
  const path = `${PACK_FOLDER}/${kind}-${hash}.json`
  await writeFile(join(folder, path), text)
  return `/${path}`
}

/** Scripts first, styles behind them, the largest first: as a whole it is smaller when compressed. */
function likeBesideLike([, typeA, a]: PackedFile, [, typeB, b]: PackedFile): number {
  if (typeA !== typeB) return ORDER.indexOf(typeA) - ORDER.indexOf(typeB)
  return b.length - a.length
}
