import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './setup/paths.mjs'

type Versions = Readonly<Record<string, string>>
type LockedPackage = {
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
  readonly optionalDependencies?: Versions
}

const readLock = (folder: string): Readonly<Record<string, LockedPackage>> =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8')).packages

/** npm looks in the package itself, then in every folder around it. */
function placesOf(name: string, from: string): readonly string[] {
  const around = from
    .split('/node_modules/')
    .map((_part, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return [...around.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`]
}

it.each([
  '.',
  'e2e/fallbacks/chromium',
  'e2e/fallbacks/postgres',
  'golf/packing/node-20',
  'golf/packing/node-22',
  'cli/packing/inspector',
])(
  'the lockfile in %s names the packages of every platform, without which "npm ci" refuses a fresh machine',
  (folder) => {
    const lock = readLock(folder)
    const missing = Object.entries(lock).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !placesOf(name, path).some((place) => lock[place])),
    )
    expect(missing).toEqual([])
  },
)

it.each(['', 'golf', 'content', 'contract', 'shot-files', 'assistants', 'server', 'web', 'cli', 'e2e'])(
  'the lockfile agrees with %s/package.json',
  (folder) => {
    const manifest: LockedPackage = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))
    expect(neededBy(readLock('.')[folder])).toEqual(neededBy(manifest))
  },
)

function neededBy({ dependencies, devDependencies, optionalDependencies }: LockedPackage = {}) {
  return { dependencies, devDependencies, optionalDependencies }
}
