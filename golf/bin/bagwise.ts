#!/usr/bin/env node
import { answer } from './answer.ts'

const { text, exitCode } = answer(process.argv.slice(2))
const stream = exitCode === 0 ? process.stdout : process.stderr
stream.write(`${text}\n`)
process.exitCode = exitCode
