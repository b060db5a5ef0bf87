import { accessSync, constants, existsSync } from 'node:fs'
import { Problem } from './problem.mjs'

/**
 * Stops with a sentence when one of the folders that are there may not be written to.
 *
 * @param {readonly string[]} folders
 */
export function refuseReadOnly(folders) {
  const closed = folders.find((folder) => existsSync(folder) && !isWritable(folder))
  if (closed === undefined) return
  throw new Problem(`You may not write to ${closed}, which Bagwise has to: change its owner or copy Bagwise elsewhere.`)
}

/** @param {string} path */
export function isWritable(path) {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}
