import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprintOf } from './fingerprint.mjs'
import { runNpm } from './npm.mjs'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'
import { isWritable, refuseReadOnly } from './writable.mjs'

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, workspaces?: string[] }} LockedPackage */

/**
 * Installs what the lockfile names, unless exactly that is installed already.
 * An install that was interrupted left no stamp and is done again.
 *
 * @param {{ what: string, folder?: string, npmFlags?: readonly string[] }} installation
 */
export async function ensureInstalled({ what, folder = ROOT, npmFlags = [] }) {
  const stamp = join(folder, 'node_modules', '.bagwise-install')
  const wanted = fingerprintOf(folder, manifestsOf(folder))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return

  if (!isInstalledByHand(folder)) {
    refuseReadOnly([folder, join(folder, 'node_modules')])
    rmSync(stamp, { force: true })
    console.log(`Installing ${what}. This happens once and takes about a minute.`)
    const { code, output } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', ...npmFlags], folder)
    if (code !== 0) {
      console.error(output.trim())
      throw new Problem(`npm could not install ${what}: its own words stand above. Please try again.`)
    }
  }
  if (isWritable(join(folder, 'node_modules'))) writeFileSync(stamp, wanted)
}

/**
 * The lockfile and the package.json of every workspace.
 *
 * @param {string} folder
 */
function manifestsOf(folder) {
  const workspaces = readLock(join(folder, 'package-lock.json'))['']?.workspaces ?? []
  return ['package-lock.json', 'package.json', ...workspaces.map((workspace) => `${workspace}/package.json`)]
}

/**
 * npm writes its own list of what it installed when it is done; someone who ran npm needs no second install.
 *
 * @param {string} folder
 */
function isInstalledByHand(folder) {
  const ownList = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(ownList)) return false
  const installed = readLock(ownList)
  return Object.entries(readLock(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional, devOptional }]) => {
      if (path === '') return true
      const found = installed[path]
      if (!found) return optional === true || devOptional === true
      return found.version === version && existsSync(join(folder, path))
    },
  )
}

/**
 * @param {string} path
 * @returns {Readonly<Record<string, LockedPackage>>}
 */
function readLock(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages
}
