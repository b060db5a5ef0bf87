import { WEATHER_SERVICES } from '#data/use-weather.ts'
import type { ShownWeather } from '#data/use-weather.ts'
import { CarryFigure } from '#profile-parts/carry-numeral/carry-figure.tsx'
import type { CardImage } from './card-image.ts'
import type { CardTable } from './card-rows.ts'
import * as copy from './yardage-card.copy.ts'
import styles from './yardage-card.module.css'

/** Both tables: a carry with easier swings, or the three winds. */
const COLUMN_COUNT = 3

type PocketCardProps = {
  readonly card: CardImage
  /** What the easier swings rest on, under their columns. */
  readonly swingsNote: string
  readonly service: ShownWeather['service']
}

/** The card as it is printed: two panels with a fold between them, on a phone one below the other. */
export function PocketCard({ card: { title, fact, tables, notes }, swingsNote, service }: PocketCardProps) {
  const [stillAir, forecast] = tables
  return (
    <section className={`${styles.card} rounded-sheet border border-rule bg-sheet`}>
      <div className={styles.panel}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2>{title}</h2>
          <span className={`${styles.fact} text-xs text-ink-2`}>{fact}</span>
        </div>
        {stillAir && <NamedTable table={stillAir} fact={fact} isStillAir />}
        <p className={`${styles.fact} mt-1 text-xs text-ink-2`}>{swingsNote}</p>
      </div>
      <div className={styles.panel}>
        {forecast && <NamedTable table={forecast} fact={fact} />}
        <div className={`${styles.notes} text-xs text-ink-2`}>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          {service && (
            <p>
              {copy.weatherCredit.before}
              <a href={WEATHER_SERVICES[service].address} target="_blank" rel="noreferrer" className="underline">
                {WEATHER_SERVICES[service].name}
              </a>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}

type NamedTableProps = { readonly table: CardTable; readonly fact: string; readonly isStillAir?: boolean }

function NamedTable({ table, fact, isStillAir = false }: NamedTableProps) {
  return (
    <>
      <h3 className="mt-1">{table.title}</h3>
      <FigureTable table={table} caption={`${table.title}, ${fact}`} isStillAir={isStillAir} />
    </>
  )
}

type FigureTableProps = { readonly table: CardTable; readonly caption: string; readonly isStillAir: boolean }

function FigureTable({ table: { heads, rows }, caption, isStillAir }: FigureTableProps) {
  // One column of a day without wind has the width of those of another.
  const filler = heads.length < COLUMN_COUNT && <td aria-hidden="true" colSpan={COLUMN_COUNT - heads.length} />
  return (
    <table>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-ink-2">
        <tr>
          <th scope="col">{copy.clubHead}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {filler}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {heads.map((head, index) => (
              <td key={head} className="plate">
                {row.figures[index] ? (
                  <CarryFigure text={row.figures[index]} isMain={isStillAir && index === 0} />
                ) : (
                  copy.unknownFigure
                )}
              </td>
            ))}
            {filler}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
