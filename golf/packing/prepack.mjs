import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { KEPT_MANIFEST, MANIFEST, OUTPUT, PACKAGE, packedManifest } from './manifest.mjs'
import { restoreManifest } from './restore-manifest.mjs'

// npm reads only registry settings from "publishConfig", so "exports" must be in the manifest while it packs.
// An interrupted pack may have left the packed manifest in place.
restoreManifest()
rmSync(OUTPUT, { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.pack.json'], { cwd: PACKAGE, stdio: 'inherit' })
const manifest = readFileSync(MANIFEST, 'utf8')
writeFileSync(KEPT_MANIFEST, manifest)
writeFileSync(MANIFEST, packedManifest(manifest))
