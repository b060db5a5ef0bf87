import { fileURLToPath } from 'node:url'

const inPackage = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

export const MANIFEST = inPackage('package.json')
/** The manifest as it was, byte for byte, while the other one is packed. */
export const KEPT_MANIFEST = inPackage('package.json.kept')
export const OUTPUT = inPackage('dist')
export const PACKAGE = inPackage('.')

/**
 * The manifest of the package that is handed out: JavaScript and declarations in place of the sources.
 *
 * @param {string} manifest
 */
export function packedManifest(manifest) {
  const { private: _onlyHere, publishConfig, ...rest } = JSON.parse(manifest)
  const { access, ...inPlace } = publishConfig
  return `${JSON.stringify({ ...rest, ...inPlace, publishConfig: { access } }, undefined, 2)}\n`
}
