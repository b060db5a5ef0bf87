import { existsSync, renameSync } from 'node:fs'
import { KEPT_MANIFEST, MANIFEST } from './manifest.mjs'

/** Restores the workspace's manifest if a packed one has replaced it. */
export function restoreManifest() {
  if (existsSync(KEPT_MANIFEST)) renameSync(KEPT_MANIFEST, MANIFEST)
}
