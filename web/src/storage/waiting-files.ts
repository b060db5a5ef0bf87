import { SHARED_FILES } from '@bagwise/contract/share-target'
import { WAITING_FILES } from './waiting-cache.ts'

/** The pages that open files: of launch monitors, and maps of courses. */
export const SHOTS_PAGE = '/distances/import'
export const MAPS_PAGE = '/courses'
export type FilesPage = typeof SHOTS_PAGE | typeof MAPS_PAGE

const KEPT_AT = 'kept-at'
const DAY_MS = 86_400_000
/**
 * One more than any page opens, so that the page itself says that it is too much: `MAP_LIMITS` are above those of an
 * import. As a number, since the service worker has little room.
 */
const MOST_BYTES = 12_000_001
/** One more than `MOST_FILES` of an import. */
const MOST_FILES = 51
/** Enough for blanks before the first letter of a map. */
const START_BYTES = 500

/**
 * Keeps files that another app shared until their page takes them, in the place of those that waited before. Answers that
 * page. Rejects where the device has no room.
 */
export async function keepWaitingFiles(files: readonly File[], nowMs: number): Promise<FilesPage> {
  await caches.delete(WAITING_FILES)
  const page = await pageFor(files)
  const kept = new FormData()
  let roomBytes = MOST_BYTES
  for (const file of files.slice(0, MOST_FILES)) {
    const part = file.slice(0, roomBytes)
    roomBytes -= part.size
    kept.append(SHARED_FILES, part, file.name)
  }
  const cache = await caches.open(WAITING_FILES)
  await cache.put(page, new Response(kept, { headers: { [KEPT_AT]: String(nowMs) } }))
  return page
}

/** The page for these files, by what is in them: names and types may say anything. Only empty ones go by their names. */
async function pageFor(files: readonly File[]): Promise<FilesPage> {
  const areMaps = await Promise.all(files.map(isMap))
  return areMaps.every(Boolean) ? MAPS_PAGE : SHOTS_PAGE
}

/** XML or JSON, as every map is and no table. */
async function isMap(file: File): Promise<boolean> {
  const start = (await file.slice(0, START_BYTES).text()).trimStart()
  return start === '' ? /\.(osm|geojson)$/i.test(file.name) : /^[<{]/.test(start)
}

/** What waits for this page, which is gone then. Nothing where it is a day old, or the browser keeps no files. */
export async function takeWaitingFiles(page: FilesPage, nowMs: number): Promise<readonly File[]> {
  await forgetOldFiles(nowMs)
  const kept = await keptFor(page)
  if (!kept) return []
  try {
    return filesOf(await kept.formData())
  } finally {
    await caches.delete(WAITING_FILES)
  }
}

/** Takes files off the device that no page has taken for a day. */
export async function forgetOldFiles(nowMs: number): Promise<void> {
  const kept = await keptFor()
  // A clock that was put back must not keep them for longer.
  const isFresh = kept && Math.abs(nowMs - Number(kept.headers.get(KEPT_AT))) < DAY_MS
  if (kept && !isFresh) await caches.delete(WAITING_FILES)
}

/** Over plain http pages have no caches. Opening one that is not there would make it. */
async function keptFor(page?: FilesPage): Promise<Response | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(WAITING_FILES))) return undefined
  const [kept] = await (await caches.open(WAITING_FILES)).matchAll(page)
  return kept
}

export function filesOf(form: FormData): readonly File[] {
  return form.getAll(SHARED_FILES).filter((value) => value instanceof File)
}
