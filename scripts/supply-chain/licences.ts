import type { Lock } from './shipped-packages.ts'

/** Licences by their SPDX names that let anybody use and pass on the product, as its own (MIT) does. */
export const ALLOWED_LICENCES: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Of the typeface: fonts may be passed on with a product.
  'OFL-1.1',
]

/** Packages whose licence is not among the allowed ones, or is not named. */
export function licenceProblems(lock: Lock, places: ReadonlySet<string>): readonly string[] {
  return [...places].flatMap((place) => {
    const { license, link = false } = lock[place] ?? {}
    if (link || !place.includes('node_modules/')) return []
    return isAllowed(license ?? '') ? [] : [`${place}: ${license ?? 'no licence named'}`]
  })
}

/** One of several to choose from is enough; of several that hold together every one counts. */
function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => ALLOWED_LICENCES.includes(name)))
}
