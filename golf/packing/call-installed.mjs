import { readFileSync } from 'node:fs'
import { answersOf } from './call-exports.mjs'

// Runs in a project that has the package installed, on any Node: prints the answers of its exports to samples.json.
const samples = JSON.parse(readFileSync('samples.json', 'utf8'))
/** @type {[string, Record<string, unknown>][]} */
const modules = await Promise.all(
  Object.keys(samples).map(async (name) => [name, await import(`@bagwise/golf/${name}`)]),
)
console.log(JSON.stringify(answersOf(Object.fromEntries(modules), samples)))
