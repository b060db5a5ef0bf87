import { verify } from './verify.ts'
import type { Scope } from './verify.ts'

const [scope] = process.argv.slice(2)
process.exitCode = await verify(scope as Scope)
