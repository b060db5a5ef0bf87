import type { Described } from './command.ts'
import { COMMON, optionLines } from './options.ts'
import { tableText } from './table-text.ts'

const EXIT_CODES = `Exit code 0: an answer. 1: there is none, or a file cannot be read. 2: the call was not understood.
Errors are one sentence on stderr; with --json, stdout is {"problem": "…"} then.`

/** All commands in a line each. */
export function overview(commands: readonly Described[]): string {
  const lines = commands.map(({ name, takes, means }) => [`  ${name} ${takes}`, means] as const)
  return `Usage: bagwise <command> [options]

${tableText(lines)}

'bagwise <command> --help' tells more about one. 'bagwise --version' prints the version.
${EXIT_CODES}`
}

/** What a command takes, with examples. */
export function commandHelp({ name, takes, means, examples, options }: Described): string {
  const lines = optionLines([...options, ...COMMON]).map(([option, text]) => [`  ${option}`, text] as const)
  return `Usage: bagwise ${name} ${takes} [options]

${means}

${tableText(lines)}

Such as:
${examples.map((example) => `  bagwise ${example}`).join('\n')}

${EXIT_CODES}`
}
