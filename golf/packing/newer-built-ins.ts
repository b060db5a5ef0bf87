import webFeatures from 'web-features/data.json' with { type: 'json' }

/** The oldest browsers that the package is for: those of March 2024, as docs/browsers.md has them. */
const OLDEST_BROWSERS = { chrome: 122, edge: 122, firefox: 123, safari: 17.4, safari_ios: 17.4 } as const

const BUILT_IN = /^javascript\.builtins\.([A-Z]\w*)(?:\.(\w+))?$/

type Features = Readonly<
  Record<string, { readonly status?: { readonly by_compat_key?: Readonly<Record<string, Support>> } }>
>
type Support = { readonly support: Readonly<Partial<Record<keyof typeof OLDEST_BROWSERS, string>>> }

/** Built-ins of JavaScript that one of these browsers lacks: a global, or what one or its prototype has. */
export function newerBuiltIns(): readonly { readonly global: string; readonly member: string | undefined }[] {
  return Object.values(webFeatures.features as Features)
    .flatMap(({ status }) => Object.entries(status?.by_compat_key ?? {}))
    .flatMap(([key, { support }]) => {
      const [, global, member] = BUILT_IN.exec(key) ?? []
      return global !== undefined && isNewer(support) ? [{ global, member }] : []
    })
}

function isNewer(support: Support['support']): boolean {
  return Object.entries(OLDEST_BROWSERS).some(([browser, oldest]) => {
    const since = new Map<string, string | undefined>(Object.entries(support)).get(browser)
    return since === undefined || Number.parseFloat(since.replace('≤', '')) > oldest
  })
}
