import { join } from 'node:path'

/** While it is open, its journal is next to it. */
export function embeddedFile(dataDir: string): string {
  return join(dataDir, 'bagwise.db')
}
