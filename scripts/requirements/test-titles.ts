import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor, parseSync } from 'vite'
import type { ESTree } from 'vite'
import { ROOT } from '../setup/paths.mjs'
import { STATEMENT_ID } from './areas.ts'

export type TestTitle = { readonly file: string; readonly title: string }

const TEST_FILES =
  '{golf,content,contract,shot-files,assistants,server,web,cli,e2e,scripts}/**/*.{test.ts,test.tsx,e2e.ts}'
const NO_SOURCES = ['**/node_modules/**', '**/dist/**']

/** What may follow `it` or `test` where a test runs and has to pass. */
const RUNS = new Set(['concurrent', 'each', 'for', 'only', 'runIf', 'sequential', 'skipIf'])
const LEFT_OUT = new Set(['fixme', 'skip', 'todo'])
/** Stands for a value that only the running test knows. */
const VALUE = '…'

/** The titles of the tests of the project, from the files that cite a statement: parsing the others takes a second. */
export function readTestTitles(): readonly TestTitle[] {
  return globSync(TEST_FILES, { cwd: ROOT, exclude: NO_SOURCES })
    .toSorted()
    .map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ code }) => STATEMENT_ID.test(code))
    .flatMap(({ file, code }) => titlesIn(file, code).map((title) => ({ file, title })))
}

/** The titles of the tests in one file: no titles of groups, of tests that are left out, or computed ones. */
export function titlesIn(file: string, code: string): readonly string[] {
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)

  const titles: string[] = []
  let groupsLeftOut = 0
  new Visitor({
    CallExpression(call) {
      if (isGroupLeftOut(call)) groupsLeftOut += 1
      const title = titleOf(call)
      if (title !== undefined && groupsLeftOut === 0) titles.push(title)
    },
    'CallExpression:exit'(call) {
      if (isGroupLeftOut(call)) groupsLeftOut -= 1
    },
  }).visit(program)
  return titles
}

function titleOf(call: ESTree.CallExpression): string | undefined {
  const [root = '', ...modifiers] = wordsOf(call.callee)
  const isTest = (root === 'it' || root === 'test') && modifiers.every((word) => RUNS.has(word))
  return isTest && !isSwitchedOff(call) ? textOf(call.arguments[0]) : undefined
}

function isGroupLeftOut(call: ESTree.CallExpression): boolean {
  const words = wordsOf(call.callee)
  return words.includes('describe') && (words.some((word) => LEFT_OUT.has(word)) || isSwitchedOff(call))
}

/** `it('…', { skip: true }, …)` */
function isSwitchedOff({ arguments: given }: ESTree.CallExpression): boolean {
  return given
    .flatMap((argument) => (argument.type === 'ObjectExpression' ? argument.properties : []))
    .some(
      (property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        LEFT_OUT.has(property.key.name) &&
        property.value.type === 'Literal' &&
        property.value.value === true,
    )
}

/** The names a call is made of: test, describe and skip for `test.describe.skip(…)`; it and each for `it.each(…)(…)`. */
function wordsOf(callee: ESTree.Expression): readonly string[] {
  switch (callee.type) {
    case 'Identifier':
      return [callee.name]
    case 'MemberExpression': {
      const owner = wordsOf(callee.object)
      return owner.length > 0 && callee.property.type === 'Identifier' ? [...owner, callee.property.name] : []
    }
    case 'CallExpression':
      return wordsOf(callee.callee)
    case 'TaggedTemplateExpression':
      return wordsOf(callee.tag)
    default:
      return []
  }
}

function textOf(node: ESTree.Node | undefined): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? node.value : undefined
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? value.raw).join(VALUE)
    case 'BinaryExpression':
      return `${textOf(node.left) ?? VALUE}${textOf(node.right) ?? VALUE}`
    default:
      return undefined
  }
}
