import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

const PACKAGE = new URL('../package.json', import.meta.url)

/** All packages of the product have one version. */
export const PRODUCT_VERSION = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(PACKAGE, 'utf8'))).version
