import { existsSync, renameSync } from 'node:fs'
import { KEPT_MANIFEST, MANIFEST } from './manifest.mjs'

/** Puts the manifest of the workspace back in its place, if another one stands there. */
export function restoreManifest() {
  if (existsSync(KEPT_MANIFEST)) renameSync(KEPT_MANIFEST, MANIFEST)
}
