import { delimiter, join } from 'node:path'
import { collectChild } from './child.mjs'
import { ROOT } from './paths.mjs'
import { Problem } from './problem.mjs'

/**
 * Runs npm on the machine's own Node: the pinned one lies in the folder that npm is about to replace.
 *
 * @param {readonly string[]} args
 * @param {string} cwd
 */
export async function runNpm(args, cwd) {
  const { NODE_ENV: _skipsDevelopmentPackages, PATH = '', ...env } = process.env
  const ownPrograms = join(ROOT, 'node_modules')
  const machinePath = PATH.split(delimiter).filter((folder) => !folder.startsWith(ownPrograms))
  try {
    return await collectChild('npm', args, { cwd, env: { ...env, PATH: machinePath.join(delimiter) } })
  } catch (error) {
    if (!isMissing(error)) throw error
    throw new Problem(
      'npm was not found: please install it (it comes with Node.js from https://nodejs.org) and try again.',
    )
  }
}

/** @param {unknown} error */
function isMissing(error) {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
