import { useState } from 'react'
import { FileChoice } from '#ui/file-choice.tsx'
import { loadPart } from '#ui/lazy-part.tsx'
import type { Imported } from './import-played.ts'
import * as copy from './files.copy.ts'

/** Rounds from files. */
export function ImportRounds() {
  const [isReading, setIsReading] = useState(false)
  const [outcome, setOutcome] = useState<Imported>()

  async function take([one, other, ...others]: readonly File[]) {
    if (!one || !other || others.length > 0) return setOutcome(wrong(copy.twoFiles))
    setIsReading(true)
    try {
      // It is on no device: whoever has files to read is online.
      const { importPlayed } = await loadPart(() => import('./import-played.ts'))
      setOutcome(await importPlayed([one, other]))
    } catch (error) {
      console.error('A file of rounds could not be read', error)
      setOutcome(wrong(copy.notRead))
    } finally {
      setIsReading(false)
    }
  }

  return (
    <section className="grid content-start gap-2">
      <h2>{copy.importTitle}</h2>
      <p className="text-sm text-ink-2">{copy.importHelp}</p>
      <FileChoice
        label={copy.importLabel}
        accept=".csv,text/csv"
        look="line"
        isReading={isReading}
        isMultiple
        onFiles={(files) => void take(files)}
        onWrongCount={() => setOutcome(wrong(copy.twoFiles))}
        className="grid justify-items-start gap-2"
      >
        <div aria-live="polite">
          {outcome?.lines.map((line) => (
            <p key={line} className={outcome.isRefused ? 'text-sm text-flag-ink' : 'text-sm font-semibold'}>
              {line}
            </p>
          ))}
        </div>
      </FileChoice>
    </section>
  )
}

function wrong(line: string): Imported {
  return { isRefused: true, lines: [line] }
}
