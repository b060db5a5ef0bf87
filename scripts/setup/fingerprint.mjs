import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NOT_INPUT = /^(node_modules|dist|.*\.test\.tsx?)$/

/**
 * One text for the names and contents of files and folders: it changes when any of them does.
 * Tests and what was built or installed do not count.
 *
 * @param {string} root
 * @param {readonly string[]} paths relative to the root
 */
export function fingerprintOf(root, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((start) => filesAt(root, start))) {
    const content = readFileSync(join(root, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(root, path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path)).sort()
  return names.filter((name) => !NOT_INPUT.test(name)).flatMap((name) => filesAt(root, join(path, name)))
}
