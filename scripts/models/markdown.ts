const LINE_LENGTH = 120
/** A link and a piece of code stay on one line. */
const WORD = /(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|\S)+/gu
/** A rule of dashes needs three to be one. */
const NARROWEST_COLUMN = 3

export type Row = readonly string[]

/** Blocks with a blank line between, as the format check wants them. */
export function page(...blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}

/** A paragraph, broken where a line ends. */
export function paragraph(...sentences: readonly string[]): string {
  return wrapped(sentences.join(' '), '')
}

export function bullets(...items: readonly string[]): string {
  return items.map((item) => `- ${wrapped(item, '  ')}`).join('\n')
}

export function codeBlock(...lines: readonly string[]): string {
  return ['```', ...lines, '```'].join('\n')
}

/** A table with its columns aligned. */
export function table(headings: Row, rows: readonly Row[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(NARROWEST_COLUMN, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: Row) => `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

function wrapped(text: string, indent: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.match(WORD) ?? []) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length + indent.length <= LINE_LENGTH || line === '') line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, line].join(`\n${indent}`)
}
