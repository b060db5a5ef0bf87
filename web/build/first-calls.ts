import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import { ONLINE_FOLDER } from './offline-pack.ts'

/** What every page of a golfer asks first. `web/src/http/first-calls.ts` takes the answers. */
const PATHS = ['/api/session', '/api/profile']
const TIMEOUT_MS = 10_000
const HASH_LENGTH = 8

/** Small, so that the calls are on their way while the page's own scripts still come. */
const SCRIPT = `self.firstCalls=${JSON.stringify(PATHS)}.map(path=>({path,answer:fetch(path,{priority:'high',headers:${JSON.stringify(PAGE_HEADERS)},signal:AbortSignal.timeout(${TIMEOUT_MS})}).catch(()=>undefined)}))\n`

/** Writes the script, and answers its file and the element that loads it, for pages that the server gives to golfers. */
export async function writeFirstCalls(folder: string): Promise<{ readonly file: string; readonly element: string }> {
  const hash = createHash('sha256').update(SCRIPT).digest('hex').slice(0, HASH_LENGTH)
  const file = `${ONLINE_FOLDER}/first-calls-${hash}.js`
  await mkdir(join(folder, ONLINE_FOLDER), { recursive: true })
  await writeFile(join(folder, file), SCRIPT)
  return { file, element: `<script async fetchpriority="high" src="/${file}"></script>` }
}
