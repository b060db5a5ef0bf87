/** Cells one below the other: the first column to the left, numbers to the right, two spaces between. */
export function tableText(rows: readonly (readonly (string | number)[])[]): string {
  const texts = rows.map((row) => row.map(String))
  const widths = texts.reduce<readonly number[]>(
    (most, row) => row.map((cell, column) => Math.max(most[column] ?? 0, cell.length)),
    [],
  )
  return texts
    .map((row, index) =>
      row
        .map((cell, column) => {
          const isNumber = typeof rows[index]?.[column] === 'number'
          return isNumber ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
