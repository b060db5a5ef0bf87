import type { PlayedFileProblem } from '@bagwise/contract/played-csv-reading'

export const exportTitle = 'Take it with you'
export const exportHelp = 'Holes and shots as tables, or everything as one file. No map positions are in it.'

export const importTitle = 'Bring rounds back'
export const importHelp = 'Choose holes.csv and shots.csv together. Rounds you already have keep what’s on them.'
export const importLabel = 'Files of rounds'
export const twoFiles = 'Choose both files: holes.csv and shots.csv.'
export const tooMany = (most: number) => `You can keep ${most} rounds. This file has more than fit.`
export const notRead = 'Couldn’t read that file. Nothing changed. Try again.'
export function addedRounds(added: number, known: number): string {
  const text = `Added ${added} ${added === 1 ? 'round' : 'rounds'}.`
  return known === 0 ? text : `${text} You already had ${known}.`
}
export const fileProblemText = ({ file, line, message }: PlayedFileProblem) => `${file}, line ${line}: ${message}`
export const refused = 'Nothing was added. Fix the file and try again.'
