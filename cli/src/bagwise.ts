#!/usr/bin/env node
import { answer } from './answer.ts'
import { machine } from './machine.ts'

// A reader may have enough before the end, as `head` has.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const words = process.argv.slice(2)
// With --json stdout is one value.
const isJson = words.includes('--json')
const { stdout, stderr, exitCode } = await answer(words, machine(isJson ? process.stderr : process.stdout))
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = exitCode
