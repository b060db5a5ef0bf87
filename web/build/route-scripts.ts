import { Visitor, parseSync } from 'vite'

type Span = { readonly start: number; readonly end: number }

/** The parts of Vite's manifest that are read here. */
type Chunk = {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export type BuildManifest = Readonly<Record<string, Chunk>>

/** The modules that each lazy route of the site map imports, by the route's path: `#features/…` as it stands there. */
export function modulesOfRoutes(siteMap: string): ReadonlyMap<string, readonly string[]> {
  const routes: { readonly path: string; readonly lazy: Span }[] = []
  const imports: { readonly module: string; readonly start: number }[] = []
  new Visitor({
    ObjectExpression: ({ properties }) => {
      const own = properties.filter((property) => property.type === 'Property')
      const valueOf = (name: string) => own.find(({ key }) => key.type === 'Identifier' && key.name === name)?.value
      const path = valueOf('path')
      const lazy = valueOf('lazy')
      if (lazy && path?.type === 'Literal' && typeof path.value === 'string') routes.push({ path: path.value, lazy })
    },
    ImportExpression: ({ source, start }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') imports.push({ module: source.value, start })
    },
  }).visit(parseSync('routes.tsx', siteMap).program)
  return new Map(
    routes.map(({ path, lazy }) => {
      const inside = imports.filter(({ start }) => lazy.start < start && start < lazy.end)
      if (inside.length === 0) throw new Error(`The route ${path} imports no screen`)
      return [path, inside.map(({ module }) => module)]
    }),
  )
}

/** The files that these modules bring, by kind; those of the given one, which every page starts with, are left out. */
export function filesOfModules(
  manifest: BuildManifest,
  modules: readonly string[],
  started: string,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const there = closure(manifest, [started])
  const added = [...closure(manifest, modules)].filter((key) => !there.has(key))
  const files = added.flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])
  const unique = [...new Set(files)]
  return {
    scripts: unique.filter((file) => file.endsWith('.js')),
    styles: unique.filter((file) => file.endsWith('.css')),
  }
}

/** Modules with everything they import, and what these import. */
function closure(manifest: BuildManifest, modules: readonly string[]): ReadonlySet<string> {
  const found = new Set(modules)
  for (const key of found) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}`)
    for (const imported of chunk.imports ?? []) found.add(imported)
  }
  return found
}
