import { once } from 'node:events'
import { readFile, stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import * as copy from './files.copy.ts'
import type { GivenFile, Io } from './io.ts'
import { noAnswer } from './problem.ts'

/** In the sources and in the package: one folder up. */
const MANIFEST = '../package.json'

/** This machine at this moment. */
export function machine(printTo: NodeJS.WritableStream = process.stdout): Io {
  const interrupted = new AbortController()
  const { version }: { readonly version: string } = createRequire(import.meta.url)(MANIFEST)
  return {
    readFile: readGiven,
    environment: process.env,
    print: (line) => printTo.write(`${line}\n`),
    get interrupted() {
      // Only commands that go on ask for it: others end as any program does.
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort())
      return interrupted.signal
    },
    get today() {
      return calendarDay(new Date())
    },
    version,
    serve,
  }
}

async function serve(server: McpServer): Promise<void> {
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
  const ended = Promise.race([once(process.stdin, 'close'), once(process.stdin, 'end')])
  await server.connect(new StdioServerTransport())
  await ended
  await server.close()
}

async function readGiven(path: string, mostBytes: number): Promise<GivenFile> {
  try {
    const found = await stat(path)
    if (found.isDirectory()) throw noAnswer(copy.folder(path))
    if (!found.isFile()) throw noAnswer(copy.noFile(path))
    if (found.size > mostBytes) throw noAnswer(copy.tooLarge(path, mostBytes))
    return { path, bytes: new Uint8Array(await readFile(path)), changedDay: calendarDay(found.mtime) }
  } catch (error) {
    const code = codeOf(error)
    if (code === undefined) throw error
    throw noAnswer(code === 'ENOENT' ? copy.missing(path) : copy.unreadable(path, code))
  }
}

/** Of what the file system refuses, or a path that cannot be one. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

/** The local day: of a golfer, not of Greenwich. */
function calendarDay(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
}
