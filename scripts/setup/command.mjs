import { parseArgs } from 'node:util'
import { runChild } from './child.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode, refuseOldNode } from './node.mjs'
import { Problem, runCommand } from './problem.mjs'

/**
 * @typedef {object} Command
 * @property {string} name as it is typed: `npm run soak`
 * @property {import('node:util').ParseArgsConfig['options']} [options] it has none where this is missing
 * @property {boolean} [takesNames] whether words without dashes may follow
 * @property {string} usage what may follow, or what to do instead: ends the sentence about a wrong option
 */

/**
 * Runs a command on the pinned Node: looks at its options, installs what is missing, and ends with its exit code.
 *
 * @param {Command & { run: (node: string) => Promise<number> }} command
 */
export async function runOnPinnedNode({ run, ...command }) {
  await runCommand(async () => {
    refuseUnknownOptions(command)
    refuseOldNode()
    await ensureInstalled({ what: 'the packages' })
    return run(findNode())
  })
}

/**
 * The same for a command that is one script, which gets the options.
 *
 * @param {Command & { script: string }} command
 */
export async function runScript({ script, ...command }) {
  await runOnPinnedNode({ ...command, run: (node) => runChild(node, [script, ...process.argv.slice(2)]) })
}

/** @param {Command} command */
function refuseUnknownOptions({ name, options = {}, takesNames = false, usage }) {
  try {
    parseArgs({ options, allowPositionals: takesNames })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [what] = error.message.split('. ')
    throw new Problem(`${what?.replace(/\.$/, '')}: "${name}" ${usage}`, 2)
  }
}

export const HOW_TO_RUN_ONE_TEST =
  'takes no options; for one test run "npx vitest run <file>", for one journey "npm run build" and "npx playwright test --config e2e/playwright.config.ts <name>".'
