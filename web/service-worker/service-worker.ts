import { NOT_ARRIVED, SHARE_TARGET } from '@bagwise/contract/share-target'
import { PAGE_HAS_STARTED, SKIP_WAITING } from '../src/app/app-update/app-update-messages.ts'
import { filesOf, forgetOldFiles, keepWaitingFiles } from '../src/storage/waiting-files.ts'
import type { KeptFiles, PackedFile } from './kept-file.ts'
import { SHORT_HASH_LENGTH, shortHash } from './short-hash.ts'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build: every file of this version, the few files with most of their texts, and a hash of them all. */
declare const KEPT_FILES: KeptFiles
declare const PACKS: readonly string[]
declare const VERSION: string

const CACHE_PREFIX = 'bagwise-'
const CACHE = CACHE_PREFIX + VERSION
/** Keeping and removing files take turns, across versions. */
const LOCK = 'bagwise-kept-files'
/** The frame of every page: whoever is here and whatever the address, it fits. */
const PAGE = '/index.html'
const GONE = 404
const SEE_OTHER = 303
// Read once: the build puts the whole text wherever a name stands.
const { paths, hashes } = KEPT_FILES
const keptFiles = new Map(
  paths
    .split(' ')
    .map((path, index) => [path, hashes.slice(index * SHORT_HASH_LENGTH, (index + 1) * SHORT_HASH_LENGTH)]),
)

self.addEventListener('install', (event) => event.waitUntil(navigator.locks.request(LOCK, keepFiles)))

// Safe on the very first visit too: a script is named by its content, so that an open page can only get its own.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data === SKIP_WAITING) event.waitUntil(self.skipWaiting())
  if (event.data === PAGE_HAS_STARTED) event.waitUntil(welcome())
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin || isApi(pathname)) return
  if (method === 'POST' && pathname === SHARE_TARGET) event.respondWith(takeShared(event.request))
  if (method !== 'GET') return
  if (mode === 'navigate') {
    if (!isFile(pathname)) event.respondWith(pageFor(event.request))
  } else if (keptFiles.has(pathname) || isNamedByContent(pathname)) {
    event.respondWith(fileFor(event.request))
  }
})

/** All or nothing: a version without one of its files never runs. What has arrived stays for the next try. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE)
  if (await isMostMissing()) for (const pack of PACKS) await unpack(cache, pack)
  await Promise.all([...keptFiles.keys()].map((path) => keepFile(cache, path)))
}

/** On a device that is new to Bagwise; a later version has most of its files from the one before. */
async function isMostMissing(): Promise<boolean> {
  const lasting = [...keptFiles.keys()].filter(isNamedByContent)
  const kept = await Promise.all(lasting.map(keptByAnyVersion))
  return kept.filter((file) => file === undefined).length > lasting.length / 2
}

/** What is in no pack that could be used is asked for by itself. */
async function unpack(cache: Cache, pack: string): Promise<void> {
  try {
    const answer = await answerTo(pack)
    const files = (await answer.json()) as readonly PackedFile[]
    await Promise.all(
      files.map(async ([path, type, text]) =>
        cache.put(path, await intact(path, new Response(text, { headers: { 'content-type': type } }))),
      ),
    )
  } catch (error) {
    console.warn(error)
  }
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  if (await cache.match(path, { ignoreVary: true })) return
  const isLasting = isNamedByContent(path)
  const ofEarlierVersion = isLasting ? await keptByAnyVersion(path) : undefined
  await cache.put(
    path,
    ofEarlierVersion ?? (await intact(path, await answerTo(path, isLasting ? 'default' : 'no-cache'))),
  )
}

/** Any other content is refused: a deployment in the middle of it must not mix two versions. */
async function intact(path: string, file: Response): Promise<Response> {
  const hash = await shortHash(await file.clone().arrayBuffer())
  // The sign-in page of a hotel.
  const isPage = String(file.headers.get('content-type')).includes('html')
  if (hash !== keptFiles.get(path) || isPage !== (path === PAGE)) throw new Error(`${path} differs`)
  return file
}

async function answerTo(path: string, cache: RequestCache = 'default'): Promise<Response> {
  const answer = await fetch(path, { cache, redirect: 'error' })
  if (!answer.ok) throw new Error(`${path} ${answer.status}`)
  return answer
}

async function pageFor(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(PAGE, { ignoreVary: true })) ?? fetch(request)
}

async function fileFor(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const cache = await caches.open(CACHE)
  const own = await cache.match(pathname, { ignoreVary: true })
  const kept = own ?? (isNamedByContent(pathname) ? await keptByAnyVersion(pathname) : undefined)
  if (kept) return kept

  const answer = await fetch(request)
  // The browser lost a file of this version and the server has a newer one: the next page comes whole from the server.
  if (answer.status === GONE && keptFiles.has(pathname)) await cache.delete(PAGE)
  return answer
}

/** What is shared to Bagwise waits on the device for the page that opens it. None of it goes to the server. */
async function takeShared(request: Request): Promise<Response> {
  let page: string = NOT_ARRIVED
  try {
    const files = filesOf(await request.formData())
    if (files.length > 0) page = await keepWaitingFiles(files, Date.now())
  } catch (error) {
    console.warn(error)
  }
  return Response.redirect(page, SEE_OTHER)
}

/** The page may have been on its way from the server while this version became active: it does not control it then. */
async function welcome(): Promise<void> {
  await self.clients.claim()
  await navigator.locks.request(LOCK, removeOldVersions)
  await forgetOldFiles(Date.now())
}

/**
 * A page of an older version may be open in another tab and still need its scripts. What has arrived of a newer version
 * stays for its next try: the browser lists caches in the order in which they were made.
 */
async function removeOldVersions(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 1 || self.registration.waiting || self.registration.installing) return
  const versions = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX))
  const older = versions.slice(0, Math.max(0, versions.indexOf(CACHE)))
  await Promise.all(older.map((name) => caches.delete(name)))
}

function keptByAnyVersion(path: string): Promise<Response | undefined> {
  return caches.match(path, { ignoreVary: true })
}

function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** The last part of the address has a dot: the same rule as the server's. */
function isFile(path: string): boolean {
  return /\.[^/]*$/.test(path)
}

function isNamedByContent(path: string): boolean {
  return path.startsWith('/assets/')
}
