import { shownDistance, unitWords } from '#quantities/distance.ts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { finishPlace, mishitOdds, ofPin, ovalSize } from './landing-words.ts'
import type { LandingFacts } from './landing-words.ts'
import { OVAL_SD } from './sample-dots.ts'

/** The figures of the map as a table. */
export function LandingNumbers({ facts: { choice, spread, hole, units } }: { readonly facts: LandingFacts }) {
  const oval = (halfAxisSd: number) => {
    const { acrossShown, alongShown } = ovalSize(spread, halfAxisSd, units)
    return [`${acrossShown} by ${alongShown}`]
  }
  return (
    <ShowNumbers
      caption={`Where the ball finishes, in ${unitWords(units)}`}
      columns={['What', `In ${unitWords(units)}`]}
      rows={[
        { name: 'To the pin', cells: [String(shownDistance(hole.pinYards, units))] },
        { name: 'A solid shot stops at', cells: [String(shownDistance(choice.finishYards, units))] },
        { name: 'Aim', cells: [ofPin(choice.startLineYards, units)] },
        { name: 'It should finish', cells: [finishPlace(choice, hole, units)] },
        { name: 'Two in three, wide by deep', cells: oval(OVAL_SD.twoInThree) },
        { name: '19 in 20, wide by deep', cells: oval(OVAL_SD.nineteenInTwenty) },
        { name: 'Mishits', cells: [`about ${mishitOdds(spread)}`] },
      ]}
    />
  )
}
