import { restoreManifest } from './restore-manifest.mjs'

restoreManifest()
