import { unbroken } from '#ui/unbroken.tsx'
import * as copy from './charts.copy.ts'

export type NumbersProps = {
  readonly caption: string
  /** The first one is for the names of the rows. */
  readonly columns: readonly string[]
  /** Heads a last column of words. */
  readonly wordsColumn?: string
  readonly rows: readonly NumbersRow[]
}

type NumbersRow = { readonly name: string; readonly cells: readonly NumbersCell[]; readonly words?: string }
/** A figure may have a note below it, as 'estimated'. */
export type NumbersCell = string | { readonly figure: string; readonly note: string | undefined }

/** The figures of a drawing as a table, for those who do not see it or want to copy them. */
export function ShowNumbers(numbers: NumbersProps) {
  return (
    <details>
      <summary className="flex min-h-11 items-center font-plate font-semibold underline decoration-fairway decoration-[1.5px] underline-offset-4">
        {copy.showNumbers}
      </summary>
      <NumbersTable {...numbers} />
    </details>
  )
}

/** The same for ears alone, where thumbs need the room. */
export function SpokenNumbers(numbers: NumbersProps) {
  return (
    <div className="sr-only">
      <NumbersTable {...numbers} />
    </div>
  )
}

function NumbersTable({ caption, columns: [nameColumn, ...figureColumns], wordsColumn, rows }: NumbersProps) {
  const figureLook = wordsColumn ? 'py-1 pr-3 text-right whitespace-nowrap' : 'py-1 text-right'
  return (
    <table className="w-full text-left text-sm wrap-anywhere max-[17rem]:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-rule text-xs text-ink-2">
          <th scope="col" className="py-1 font-semibold">
            {nameColumn}
          </th>
          {figureColumns.map((column) => (
            <th key={column} scope="col" className={`py-1 font-semibold text-right ${wordsColumn ? 'pr-3' : ''}`}>
              {column}
            </th>
          ))}
          {wordsColumn && (
            <th scope="col" className="py-1 font-semibold">
              {wordsColumn}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells, words }) => (
          <tr key={name} className="border-b border-rule last:border-0">
            <th scope="row" className="py-1 font-semibold">
              {unbroken(name)}
            </th>
            {cells.map((cell, index) => (
              <td key={figureColumns[index]} className={`plate ${figureLook}`}>
                <Cell cell={cell} />
              </td>
            ))}
            {wordsColumn && <td className="py-1 text-ink-2">{words}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ cell }: { readonly cell: NumbersCell }) {
  if (typeof cell === 'string') return cell
  const { figure, note } = cell
  return (
    <>
      {figure}
      {note && <span className="block text-xs font-normal text-sand-ink max-[17rem]:whitespace-normal">{note}</span>}
    </>
  )
}
