import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
/** Data that others made lie in folders of their own. */
const FOLDERS = readdirSync(join(ROOT, 'golf/reference'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `golf/reference/${name}`)

it('names every folder with data of others, each of which has its notice', () => {
  expect(FOLDERS).toHaveLength(2)
  for (const folder of FOLDERS) {
    expect(read('DATA-LICENCES.md')).toContain(`\`${folder}/\``)
    expect(readdirSync(join(ROOT, folder)).some((name) => /^(?:README|LICEN[CS]E)/.test(name))).toBe(true)
  }
  expect(read('golf/reference/courses/README.md')).toContain('Open Database License (ODbL) 1.0')
})

it('copies no data of others into the image', () => {
  const [image = ''] = read('Dockerfile')
    .split(/^FROM /m)
    .slice(-1)
  const copied = [...image.matchAll(/^COPY (?!--from=page)(?:--from=\S+ )?(\S+)/gm)].map(([, path]) => path)
  expect(copied).toContain('golf/src')
  expect(copied.filter((path) => path === '.' || path === 'golf' || path?.includes('reference'))).toEqual([])
  // What the stage of the packages holds: manifests, and what npm installs.
  const [packages = ''] = read('Dockerfile')
    .split(/^FROM /m)
    .filter((stage) => stage.includes(' AS packages'))
  expect(packages).not.toMatch(/^COPY (?:\.|golf) /m)
})
