import type { Plugin } from 'vite'

/**
 * Tailwind's stand-in for `@property` in Safari before 16.4 and Firefox before 128, which could not run the scripts
 * either: a rule for every element, in each file of styles.
 */
const PROPERTY_STAND_IN = /@layer properties\s*\{\s*@supports [^{}]*\{(?:[^{}]*\{[^{}]*\})*\s*\}\s*\}/

/** Leaves out of the styles what only browsers need for which the scripts are not built. Stands after Tailwind. */
export function modernStyles(): Plugin {
  return {
    name: 'bagwise-modern-styles',
    apply: 'build',
    transform: (code, id) =>
      id.endsWith('.css') ? { code: code.replace(PROPERTY_STAND_IN, ''), map: null } : undefined,
  }
}
