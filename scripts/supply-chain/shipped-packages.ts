import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the lockfile says of a package: https://docs.npmjs.com/cli/configuring-npm/package-lock-json. */
type LockedPackage = {
  /** Where it is not that of its folder. */
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

const FOLDER = 'node_modules/'

export type Lock = Readonly<Record<string, LockedPackage>>

/** What golfers and operators get: the server, and the page that is built into files. */
export const SHIPPED_WORKSPACES: readonly string[] = ['server', 'web']

export function readLock(root: string): Lock {
  const lock: { readonly packages: Lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return lock.packages
}

/**
 * The places of all packages that run where the workspaces run. What npm calls production is more: it counts whatever
 * a package could also work with, such as test runners, when that is installed for development.
 */
export function shippedPackages(lock: Lock, workspaces: readonly string[]): ReadonlySet<string> {
  const shipped = new Set<string>()
  const waiting = [...workspaces]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (shipped.has(place)) continue
    shipped.add(place)
    const found = lock[place] ?? {}
    if (found.link && found.resolved !== undefined) waiting.push(found.resolved)
    for (const name of neededBy(found)) {
      const needed = placeOf(lock, { name, from: place })
      if (needed !== undefined) waiting.push(needed)
    }
  }
  return shipped
}

/** The same as names with versions, such as `fastify@5.12.8`. */
export function namesOf(lock: Lock, places: ReadonlySet<string>): ReadonlySet<string> {
  const names = [...places].map((place) => {
    const { name, version = '' } = lock[place] ?? {}
    return `${name ?? place.slice(place.lastIndexOf(FOLDER) + FOLDER.length)}@${version}`
  })
  return new Set(names)
}

function neededBy({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage): readonly string[] {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true)
  return [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]
}

/** npm looks in the package itself, then in every folder around it. */
function placeOf(lock: Lock, { name, from }: { readonly name: string; readonly from: string }): string | undefined {
  for (let around = from; ; around = around.slice(0, Math.max(0, around.lastIndexOf('/node_modules/')))) {
    const place = around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`
    if (lock[place]) return place
    if (around === '') return undefined
  }
}
