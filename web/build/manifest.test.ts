import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { SHARED_FILES, SHARE_TARGET } from '@bagwise/contract/share-target'

const manifest = JSON.parse(await readFile(new URL('../public/manifest.webmanifest', import.meta.url), 'utf8'))
const KINDS = ['.csv', '.geojson', '.osm', '.xlsx']

it('sends shared files to where the service worker takes them', () => {
  const { params, ...target } = manifest.share_target
  expect(target).toEqual({ action: SHARE_TARGET, method: 'POST', enctype: 'multipart/form-data' })
  const [{ name, accept }, ...others] = params.files
  expect(others).toEqual([])
  expect(name).toBe(SHARED_FILES)
  const endings = accept.filter((kind: string) => kind.startsWith('.'))
  expect(endings.toSorted()).toEqual(KINDS)
  // What each of them is called where a device goes by types.
  expect(accept).toEqual(
    expect.arrayContaining([
      'text/csv',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.openstreetmap.data+xml',
      'application/geo+json',
    ]),
  )
})

it('opens each kind of file on the page that reads it', () => {
  const handlers: readonly { readonly action: string; readonly accept: Readonly<Record<string, readonly string[]>> }[] =
    manifest.file_handlers
  expect(handlers.map(({ action, accept }) => [action, Object.values(accept).flat()])).toEqual([
    ['/distances/import', ['.csv', '.xlsx']],
    ['/courses', ['.osm', '.geojson']],
  ])
})
