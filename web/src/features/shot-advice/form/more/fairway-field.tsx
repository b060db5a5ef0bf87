import { useState } from 'react'
import { FAIRWAY_HALF_WIDTH_YARDS } from '@bagwise/golf/shot-advice/hole/hole'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import * as copy from '#features/shot-advice/form/shot-form.copy.ts'
import { readFairwayWidth, yardsText } from './typed-yards.ts'
import { YardsField } from './yards-field.tsx'

type FairwayFieldProps = {
  readonly widthYards: number | undefined
  readonly units: PreferredUnits
  readonly onChange: (widthYards: number | undefined) => void
}

/** How wide the fairway is where a tee shot comes down. */
export function FairwayField({ widthYards, units, onChange }: FairwayFieldProps) {
  const [typed, setTyped] = useState({ text: yardsText(widthYards, units), widthYards, units, isFinished: true })
  const isTyped = typed.widthYards === widthYards && typed.units === units
  const text = isTyped ? typed.text : yardsText(widthYards, units)
  const read = readFairwayWidth(text, widthYards, units)
  // The first figure of a width is less than any fairway has.
  const isShown = 'problem' in read && isTyped && typed.isFinished

  function type(next: string) {
    const nextRead = readFairwayWidth(next, widthYards, units)
    const nextYards = 'yards' in nextRead ? nextRead.yards : widthYards
    setTyped({ text: next, widthYards: nextYards, units, isFinished: false })
    if (nextYards !== widthYards) onChange(nextYards)
  }

  return (
    <YardsField
      label={copy.fairwayLabel}
      text={text}
      usual={yardsText(2 * FAIRWAY_HALF_WIDTH_YARDS, units)}
      units={units}
      hint={isShown ? copy.fairwayHint({ problem: read, standingYards: widthYards, units }) : undefined}
      onType={type}
      onFinish={() => setTyped({ text, widthYards, units, isFinished: true })}
    />
  )
}
