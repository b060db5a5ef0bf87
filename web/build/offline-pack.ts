import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { OfflinePack, PackedFile } from '../service-worker/kept-file.ts'

export const PACK_FOLDER = 'offline'
/** Scripts that come from the server when they are needed, and are neither kept nor in the pack. */
export const ONLINE_FOLDER = 'assets/online'
const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const ORDER = Object.values(TYPES)
const HASH_LENGTH = 8

/**
 * Writes one file with the texts of all these files that the page itself has not loaded when it starts: a device that
 * keeps Bagwise for the first time asks once instead of a hundred times, and what is compressed together is smaller.
 */
export async function writeOfflinePack(folder: string, files: readonly string[]): Promise<OfflinePack> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const packed = files.filter((file) => file.startsWith('assets/') && extname(file) in TYPES && !page.includes(file))
  const contents: readonly PackedFile[] = await Promise.all(
    packed.map(async (file): Promise<PackedFile> => [
      `/${file}`,
      TYPES[extname(file)] ?? '',
      await readFile(join(folder, file), 'utf8'),
    ]),
  )
  const text = JSON.stringify(contents.toSorted(likeBesideLike))
  const hash = createHash('sha256').update(text)
  const integrity = `sha256-${hash.copy().digest('base64')}`
  const name = `pack-${hash.digest('hex').slice(0, HASH_LENGTH)}.json`
  await rm(join(folder, PACK_FOLDER), { recursive: true, force: true })
  await mkdir(join(folder, PACK_FOLDER))
  await writeFile(join(folder, PACK_FOLDER, name), text)
  return { path: `/${PACK_FOLDER}/${name}`, integrity }
}

/** Prose first, styles last, the largest first: as a whole it is smaller when compressed. */
function likeBesideLike([, typeA, a]: PackedFile, [, typeB, b]: PackedFile): number {
  if (typeA !== typeB) return ORDER.indexOf(typeA) - ORDER.indexOf(typeB)
  return b.length - a.length
}
