type ShowNumbersProps = {
  readonly caption: string
  /** The first one is for the names of the rows. */
  readonly columns: readonly string[]
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[]
}

/** The figures of a drawing as a table, for those who do not see it or want to copy them. */
export function ShowNumbers({ caption, columns, rows }: ShowNumbersProps) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-plate font-semibold underline decoration-fairway decoration-[1.5px] underline-offset-4">
        Show numbers
      </summary>
      <table className="w-full text-left text-sm wrap-anywhere max-[17rem]:text-xs">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule text-xs text-ink-2">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`py-1 font-semibold ${index === 0 ? '' : 'text-right'}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name} className="border-b border-rule last:border-0">
              <th scope="row" className="py-1 font-semibold">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="plate py-1 text-right">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
