/** Text of a page that has been escaped, or was put together of such texts. */
export type Html = { readonly html: string }

type Part = Html | string | number | readonly Html[]

/** Puts values into markup; all but markup is escaped. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { html: String.raw({ raw: markup }, ...parts.map(asText)) }
}

export function joined(parts: readonly Html[], separator: string): Html {
  return { html: parts.map((part) => part.html).join(asText(separator)) }
}

function asText(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return escaped(part)
  return 'html' in part ? part.html : part.map((each) => each.html).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
