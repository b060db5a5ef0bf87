import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { KEPT_MANIFEST, MANIFEST, OUTPUT, PACKAGE, packedManifest } from './manifest.mjs'
import { restoreManifest } from './restore-manifest.mjs'

// Of "publishConfig" npm takes the settings of a registry and nothing else: "exports" and "bin" have to stand in the
// manifest while it packs. A packing that broke off may have left it so.
restoreManifest()
rmSync(OUTPUT, { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.pack.json'], { cwd: PACKAGE, stdio: 'inherit' })
const manifest = readFileSync(MANIFEST, 'utf8')
writeFileSync(KEPT_MANIFEST, manifest)
writeFileSync(MANIFEST, packedManifest(manifest))
