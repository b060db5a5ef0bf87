import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectChild } from './child.mjs'
import { fingerprintOf } from './fingerprint.mjs'
import { ROOT, program } from './paths.mjs'
import { Problem } from './problem.mjs'
import { refuseReadOnly } from './writable.mjs'

const INPUTS = [
  'web',
  'golf/src',
  'content/src',
  'contract/src',
  'shot-files/src',
  'package-lock.json',
  'tsconfig.base.json',
]
const WEB = join(ROOT, 'web')
/** Beside Vite's manifest: the build empties that folder, and the server does not show it. */
const STAMP = join(WEB, 'dist', '.vite', 'bagwise-build')

/**
 * Builds the pages unless nothing they are made of has changed since the last build.
 *
 * @param {string} node
 */
export async function ensureBuilt(node) {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprintOf(ROOT, INPUTS)) return
  console.log('Building the pages.')
  await buildWeb(node)
}

/**
 * @param {string} node
 * @returns {Promise<string>} what the build printed
 */
export async function buildWeb(node) {
  refuseReadOnly([WEB, join(WEB, 'dist'), join(ROOT, 'node_modules')])
  const fingerprint = fingerprintOf(ROOT, INPUTS)
  const { NODE_ENV: _decidedByVite, ...env } = process.env
  const { code, output } = await collectChild(node, [program('vite'), 'build'], { cwd: WEB, env })
  if (code !== 0) {
    console.error(output.trim())
    throw new Problem('The pages could not be built: the words of the build stand above.')
  }
  writeFileSync(STAMP, fingerprint)
  return output
}
