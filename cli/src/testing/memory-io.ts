import type { Io } from '../io.ts'
import * as copy from '../files.copy.ts'
import { noAnswer } from '../problem.ts'

/** For tests: a machine with these files, on 27 November 2026. */
export function memoryIo(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {}): Io {
  return {
    today: '2026-11-27',
    version: '0.1.0',
    environment: {},
    print: () => {},
    interrupted: AbortSignal.abort(),
    serve: () => Promise.resolve(),
    readFile: (path) => {
      const content = files[path]
      if (content === undefined) return Promise.reject(noAnswer(copy.missing(path)))
      const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
      return Promise.resolve({ path, bytes, changedDay: '2026-11-20' })
    },
  }
}
