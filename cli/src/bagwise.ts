#!/usr/bin/env node
import { answer } from './answer.ts'
import { machine } from './machine.ts'

// A reader may have enough before the end, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const { stdout, stderr, exitCode } = await answer(process.argv.slice(2), machine())
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = exitCode
