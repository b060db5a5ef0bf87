import { Visitor, parseSync } from 'vite'
import type { Plugin } from 'vite'
import { LEFT_OUT_OF_PACKAGES } from './left-out-of-packages.ts'
import type { NamesByFile } from './left-out-of-packages.ts'

type Span = { readonly start: number; readonly end: number }

const PACKAGES = '/node_modules/'
const ROUTER = `${PACKAGES}react-router/`
/** Names for developer tools: being writes, they keep components that nobody imports. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm
/** Making a component does nothing else, which the package says of elements only. */
const COMPONENT = /(?<= = )(?=React\$1\.(?:forwardRef|createContext|memo)\()/g

/** Leaves parts of packages out of the scripts. Code that reaches one all the same is told where to put it back. */
export function leanPackages(leftOut: NamesByFile = LEFT_OUT_OF_PACKAGES): Plugin {
  const notSeen = new Set(Object.keys(leftOut))
  return {
    name: 'bagwise-lean-packages',
    apply: 'build',
    transform(original, id) {
      const file = id.slice(id.lastIndexOf(PACKAGES) + PACKAGES.length)
      const names = leftOut[file]
      const code = names === undefined ? original : withoutBodies(original, names, file)
      notSeen.delete(file)
      if (id.includes(ROUTER)) {
        return { code: code.replaceAll(DISPLAY_NAME, '').replaceAll(COMPONENT, '/* @__PURE__ */ '), map: null }
      }
      return names === undefined ? undefined : { code, map: null }
    },
    buildEnd(error) {
      if (error === undefined && notSeen.size > 0) this.error(`Not part of the build: ${[...notSeen].join(', ')}`)
    },
  }
}

/** The same code, in which the functions and methods of these names do nothing but throw. */
function withoutBodies(code: string, names: readonly string[], file: string): string {
  const bodies: { readonly name: string; readonly body: Span }[] = []
  const find = (name: string, body: Span | null) => {
    if (body && names.includes(name)) bodies.push({ name, body })
  }
  new Visitor({
    FunctionDeclaration: ({ id, body }) => find(id?.name ?? '', body),
    MethodDefinition: ({ key, value }) => find(key.type === 'Identifier' ? key.name : '', value.body),
  }).visit(parseSync(file, code).program)
  const missing = names.filter((wanted) => !bodies.some(({ name }) => name === wanted))
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(', ')} any more: see left-out-of-packages.ts`)
  const outermost = bodies.filter(
    ({ body }) => !bodies.some((other) => other.body.start < body.start && body.end < other.body.end),
  )
  // From the end, so that the places before stay where they are.
  return outermost
    .toSorted((one, other) => other.body.start - one.body.start)
    .reduce((rest, { name, body: { start, end } }) => {
      const message = JSON.stringify(`${name} is left out: see left-out-of-packages.ts`)
      return `${rest.slice(0, start)}{ throw new Error(${message}) }${rest.slice(end)}`
    }, code)
}
