import { readFileSync } from 'node:fs'

const README = new URL('../../README.md', import.meta.url)
const CONSOLE = /^```console\n(.*?)^```$/gms

/** For tests: the README's commands, each with the output it states. */
export function readmeCommands(): readonly { readonly words: readonly string[]; readonly printed: string }[] {
  return [...readFileSync(README, 'utf8').matchAll(CONSOLE)]
    .flatMap(([, text = '']) => text.split(/^\$ bagwise /m).slice(1))
    .map((session) => {
      const end = session.indexOf('\n')
      return { words: session.slice(0, end).split(' '), printed: session.slice(end + 1) }
    })
}
