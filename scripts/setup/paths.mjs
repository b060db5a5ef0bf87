import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
export const CACHE = join(ROOT, '.cache')

/**
 * Where npm put a program of an installed package.
 *
 * @param {string} name
 */
export function program(name) {
  return join(ROOT, 'node_modules', '.bin', name)
}
