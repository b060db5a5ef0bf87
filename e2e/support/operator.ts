import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { RunningServer } from './server.ts'

const ADMIN = fileURLToPath(new URL('../../server/src/admin.ts', import.meta.url))

/** Runs an operator's command on the server's database; rejects when it fails. */
export async function runAdmin({ dataDir }: RunningServer, ...args: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [ADMIN, ...args], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
  })
}
