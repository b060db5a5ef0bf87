import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { ROOT } from '../setup/paths.mjs'
import { patched } from './protection.ts'
import type { Patch } from './protection.ts'

const LEFT_OUT = new Set(['node_modules', '.git', '.cache', 'dist', 'test-results', '.env'])
/** The database of a server that was started here. */
const DATA_FOLDER = join(ROOT, 'data')
/** Its entries are links to our packages, which must lead to the copies. */
const OUR_SCOPE = '@bagwise'

/** The sources in a folder of their own, where they can be changed without anybody noticing. */
export type TreeCopy = {
  readonly folder: string
  /** Runs the task on sources with these patches, and takes them back. */
  readonly withPatches: <Result>(patches: readonly Patch[], task: () => Promise<Result>) => Promise<Result>
  readonly remove: () => void
}

export function copyTree(): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'bagwise-mutations-'))
  const isCopied = (path: string) => path === ROOT || !(path === DATA_FOLDER || LEFT_OUT.has(basename(path)))
  cpSync(ROOT, folder, { recursive: true, filter: isCopied })
  const { workspaces }: { readonly workspaces: readonly string[] } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  )
  for (const workspace of ['.', ...workspaces]) linkPackages(join(ROOT, workspace), join(folder, workspace))
  const ours = join(folder, 'node_modules', OUR_SCOPE)
  mkdirSync(ours)
  for (const workspace of workspaces) symlinkSync(join(folder, workspace), join(ours, workspace))

  return {
    folder,
    withPatches: async (patches, task) => {
      const files = [...new Set(patches.map(({ file }) => file))]
      const whole = files.map((file) => ({ path: join(folder, file), text: readFileSync(join(folder, file), 'utf8') }))
      try {
        for (const patch of patches) {
          const path = join(folder, patch.file)
          writeFileSync(path, patched(readFileSync(path, 'utf8'), patch))
        }
        return await task()
      } finally {
        for (const { path, text } of whole) writeFileSync(path, text)
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

function linkPackages(from: string, to: string): void {
  const packages = join(from, 'node_modules')
  if (!existsSync(packages)) return
  mkdirSync(join(to, 'node_modules'))
  for (const name of readdirSync(packages)) {
    const isCache = name.startsWith('.') && name !== '.bin'
    if (isCache || name === OUR_SCOPE) continue
    symlinkSync(join(packages, name), join(to, 'node_modules', name))
  }
}
