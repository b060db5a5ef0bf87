import { runOperatorCommand } from './operator-commands.ts'
import { loadConfig } from './settings/load-config.ts'

process.exitCode = await runOperatorCommand(process.argv.slice(2), {
  print: console.log,
  complain: console.error,
  readSettings: loadConfig,
})
