import { probablePar } from '@bagwise/golf/course/probable-par'
import { USUAL_PAR } from '@bagwise/golf/play/card'
import { inTenths } from '@bagwise/golf/play/left'
import { PLAYED_HOLE_RANGES } from '@bagwise/golf/play/played-record'
import { yardsFromMetres } from '@bagwise/golf/units'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import { Accordion } from '#ui/accordion.tsx'
import type { CardLine } from './course-options.ts'
import * as copy from './start.copy.ts'
import styles from './start.module.css'

type CardFieldsProps = {
  readonly lines: readonly CardLine[]
  readonly units: PreferredUnits
  readonly onChange: (hole: number, changed: Partial<CardLine>) => void
}

const { par: PAR, strokeIndex: INDEX, lengthYards: LENGTH } = PLAYED_HOLE_RANGES
const PARS = Array.from({ length: PAR.highest - PAR.lowest + 1 }, (_, index) => PAR.lowest + index)
const INDEXES = Array.from({ length: INDEX.highest }, (_, index) => index + 1)

/** What is printed on the card, where nobody knows it yet. All of it may stay empty. */
export function CardFields({ lines, units, onChange }: CardFieldsProps) {
  const isKnown = lines.every(({ par }) => par !== null)
  function takeLength(line: CardLine, field: HTMLInputElement): void {
    const lengthYards = yardsOf(field.value, units)
    if (lengthYards === undefined)
      field.value = line.lengthYards === null ? '' : String(shownDistance(line.lengthYards, units))
    else if (lengthYards !== line.lengthYards)
      onChange(line.number, { lengthYards, ...(lengthYards !== null && parBeside(line, lengthYards)) })
  }
  return (
    <Accordion
      title={copy.cardTitle}
      answer={isKnown ? copy.cardKnown : copy.cardUnknown}
      isOpenAtFirst={false}
      className="rounded-sheet border border-rule bg-sheet px-4"
    >
      <p className="mb-2 text-sm text-ink-2">{copy.cardHelp}</p>
      <table className={styles.lines}>
        <thead>
          <tr>
            {copy.cardHeads(units).map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number}>
              <th scope="row" className={styles.number}>
                {line.number}
              </th>
              <td>
                <select
                  aria-label={copy.parOf(line.number)}
                  className={styles.small}
                  value={line.par ?? ''}
                  onChange={({ target }) => onChange(line.number, { par: numberOf(target.value) })}
                >
                  <option value="">{copy.parOpen}</option>
                  {PARS.map((par) => (
                    <option key={par}>{par}</option>
                  ))}
                </select>
              </td>
              <td>
                <select
                  aria-label={copy.indexOf(line.number)}
                  className={styles.small}
                  value={line.strokeIndex ?? ''}
                  onChange={({ target }) => {
                    const strokeIndex = numberOf(target.value)
                    onChange(line.number, { strokeIndex, ...(strokeIndex !== null && parBeside(line)) })
                  }}
                >
                  <option value="">{copy.indexOpen}</option>
                  {INDEXES.map((index) => (
                    <option key={index}>{index}</option>
                  ))}
                </select>
              </td>
              <td>
                <input
                  aria-label={copy.lengthOf(line.number)}
                  inputMode="numeric"
                  autoComplete="off"
                  className={styles.small}
                  defaultValue={line.lengthYards === null ? '' : shownDistance(line.lengthYards, units)}
                  onBlur={({ target }) => takeLength(line, target)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return
                    // It would start the round, before the length is taken.
                    event.preventDefault()
                    takeLength(line, event.currentTarget)
                  }}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-ink-2">
        {copy.lengthRange(shownDistance(LENGTH.lowest, units), shownDistance(LENGTH.highest, units), units)}
      </p>
    </Accordion>
  )
}

/** Whoever types more of a hole sees its par in the field beside it, by its length where that is known. */
function parBeside({ par, lengthYards }: CardLine, typedYards = lengthYards): Partial<CardLine> {
  if (par !== null) return {}
  return { par: typedYards === null ? USUAL_PAR : probablePar(typedYards) }
}

function numberOf(value: string): number | null {
  return value === '' ? null : Number(value)
}

/** Undefined for what is no length of a hole: the field then has what it had. */
function yardsOf(typed: string, units: PreferredUnits): number | null | undefined {
  if (typed.trim() === '') return null
  const shown = Number(typed.trim())
  const [lowest, highest] = [shownDistance(LENGTH.lowest, units), shownDistance(LENGTH.highest, units)]
  if (!Number.isInteger(shown) || shown < lowest || shown > highest) return undefined
  const yards = inTenths(units === 'yards' ? shown : yardsFromMetres(shown))
  return Math.min(LENGTH.highest, Math.max(LENGTH.lowest, yards))
}
