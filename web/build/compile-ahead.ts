import { Visitor, parseSync } from 'vite'
import type { Plugin } from 'vite'

/** A module of a package as the bundler wraps it; smaller ones are compiled in no time. */
const LEAST_CHARACTERS = 1000

/**
 * Puts parentheses around the functions that hold packages of the old kind (React DOM is the largest). A browser compiles
 * what stands in parentheses while the script arrives, beside the page; without them it reads React DOM twice, the second
 * time when it runs, and the page waits. Stands after whatever minifies.
 */
export function compileAhead(): Plugin {
  return {
    name: 'bagwise-compile-ahead',
    apply: 'build',
    // Names are given before: they must change with what is done to the content afterwards.
    augmentChunkHash: () => `parentheses from ${LEAST_CHARACTERS}`,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.isEntry) chunk.code = withParentheses(chunk.code)
        }
      },
    },
  }
}

export function withParentheses(code: string): string {
  const found: { readonly start: number; readonly end: number }[] = []
  new Visitor({
    VariableDeclarator: ({ init }) => {
      if (init?.type !== 'CallExpression' || init.arguments.length !== 1) return
      const [module] = init.arguments
      if (module?.type !== 'ArrowFunctionExpression' && module?.type !== 'FunctionExpression') return
      if (module.end - module.start >= LEAST_CHARACTERS) found.push(module)
    },
  }).visit(parseSync('script.js', code).program)
  const outermost = found.filter(({ start, end }) => !found.some((other) => other.start < start && end < other.end))
  // From the end, so that the places before stay where they are.
  return outermost
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}(${rest.slice(start, end)})${rest.slice(end)}`, code)
}
