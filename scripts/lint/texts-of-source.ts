import { Visitor, parseSync } from 'vite'

/** The texts of a file, `…` for each value in one: no comments, no lines for the console. */
export function textsOfSource(file: string, code: string): readonly string[] {
  const texts: string[] = []
  let consoleLines = 0
  const isConsole = (callee: object) =>
    'object' in callee && (callee.object as { readonly name?: string }).name === 'console'
  new Visitor({
    CallExpression: ({ callee }) => void (isConsole(callee) && (consoleLines += 1)),
    'CallExpression:exit': ({ callee }) => void (isConsole(callee) && (consoleLines -= 1)),
    Literal: ({ value }) => void (consoleLines === 0 && typeof value === 'string' && texts.push(value)),
    TemplateLiteral: ({ quasis }) =>
      void (consoleLines === 0 && texts.push(quasis.map(({ value }) => value.raw).join('…'))),
    JSXText: ({ value }) => void texts.push(value),
  }).visit(parseSync(file, code).program)
  return texts
}
