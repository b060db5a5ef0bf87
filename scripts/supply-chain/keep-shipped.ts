import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readLock, shippedPackages } from './shipped-packages.ts'

/** Removes from an installation what does not run with the server: node keep-shipped.ts --root=<folder>. */
const { values } = parseArgs({ options: { root: { type: 'string' } } })
if (values.root === undefined) throw new Error('Name the folder of the installation: --root=<folder>.')
const { root } = values

const lock = readLock(root)
const shipped = shippedPackages(lock, ['server'])
const places = Object.keys(lock).filter((place) => place.includes('node_modules/') && existsSync(join(root, place)))
const superfluous = places.filter((place) => !shipped.has(place))
for (const place of superfluous) rmSync(join(root, place), { recursive: true, force: true })
rmSync(join(root, 'node_modules', '.bin'), { recursive: true, force: true })
rmSync(join(root, 'node_modules', '.package-lock.json'), { force: true })
removeEmptyScopes(join(root, 'node_modules'))
console.log(`Kept ${places.length - superfluous.length} packages, removed ${superfluous.length}.`)

function removeEmptyScopes(folder: string): void {
  const scopes = readdirSync(folder).filter((name) => name.startsWith('@'))
  for (const scope of scopes) {
    if (readdirSync(join(folder, scope)).length === 0) rmSync(join(folder, scope), { recursive: true })
  }
}
