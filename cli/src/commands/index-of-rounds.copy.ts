export const example = 'index scores.csv'
export const fileNeeded = `Give a file of rounds, such as: bagwise ${example}, or a takeout.`
export const inFile = (path: string, sentence: string) => `${path}: ${sentence}`
export const openDate = (path: string, cell: string) =>
  `${path}: “${cell}” may be two days. Give --dates month-first or --dates day-first.`
export const noRounds = (path: string) => `${path} has no round.`
export const tooFew = (missingHoles: number) =>
  `There is no index yet: it takes 54 holes, and ${missingHoles} ${missingHoles === 1 ? 'is' : 'are'} missing.`
export const indexText = (index: number) => `Handicap index: ${signed(index)}`
export const countText = ({ counted, of }: { readonly counted: number; readonly of: number }) =>
  `From the ${counted === 1 ? 'lowest' : `${counted} lowest`} of ${of === 1 ? '1 score' : `${of} scores`}.`
export const countsMark = 'counts'

/** A plus handicap has its plus. */
function signed(index: number): string {
  return index < 0 ? `+${(-index).toFixed(1)}` : index.toFixed(1)
}
