import type { CSSOptions } from 'vite'

/** Names of classes in `*.module.css`: the page and what is rendered while building must agree on them. */
export const SCOPED_NAMES: CSSOptions = { modules: { generateScopedName: '[local]-[hash:base64:4]' } }
