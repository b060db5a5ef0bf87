import { DATE_ORDERS } from '@bagwise/contract/scores-file/score-day'
import { foldScores } from '@bagwise/contract/scores-file/fold-scores'
import { readScores } from '@bagwise/contract/scores-file/read-scores'
import { faultText, refusalText } from '@bagwise/contract/scores-file/scores-file.copy'
import { rateRounds } from '@bagwise/golf/handicap/dated-differentials'
import type { Round } from '@bagwise/golf/handicap/round'
import * as bagCopy from '../bag/bag.copy.ts'
import { LARGEST_BAG_BYTES, isJsonText, textIn } from '../bag/read-bag.ts'
import { readTakeout } from '../bag/read-takeout.ts'
import type { Answered, Asked, Command } from '../command.ts'
import * as argumentsCopy from '../arguments.copy.ts'
import { noAnswer, wrongCall } from '../problem.ts'
import { tableText } from '../table-text.ts'
import * as copy from './index-of-rounds.copy.ts'

export const INDEX: Command = {
  name: 'index',
  takes: '<file>',
  means: 'The World Handicap System index that the rounds of a takeout, or of a CSV with scores, come to.',
  examples: [copy.example, 'index takeout.json --json', 'index scores.csv --dates day-first'],
  options: ['dates', 'bag'],
  run,
}

async function run(asked: Asked): Promise<Answered> {
  const { args, io } = asked
  const [path = args.text('bag'), ...more] = args.placed
  if (path === undefined) throw wrongCall(copy.fileNeeded)
  if (more.length > 0) throw wrongCall(argumentsCopy.tooMany(more, copy.example))
  const text = textIn(await io.readFile(path, LARGEST_BAG_BYTES))
  const rounds = isJsonText(text) ? readTakeout(text, path).rounds : roundsOfCsv(text, path, asked)
  if (rounds.length === 0) throw noAnswer(copy.noRounds(path))
  const { estimate, differentials } = rateRounds(rounds)
  if (estimate.kind === 'too-few') throw noAnswer(copy.tooFew(estimate.missingHoles))

  const { index, scores, averageDifferential, adjustmentStrokes, cap, lowIndex } = estimate
  const dated = scores.map((score) => {
    const round = rounds.find(({ id }) => id === score.id)
    return { ...score, date: round?.date ?? '', course: round?.course ?? '' }
  })
  const rows = dated.map(({ date, course, differential, isCounted }) => [
    date,
    course,
    differential.toFixed(1),
    isCounted ? copy.countsMark : '',
  ])
  const counts = { counted: scores.filter(({ isCounted }) => isCounted).length, of: differentials.length }
  return {
    text: `${copy.indexText(index)}\n${copy.countText(counts)}\n\n${tableText(rows)}`,
    answer: {
      index,
      roundCount: rounds.length,
      averageDifferential,
      adjustmentStrokes,
      cap,
      lowIndex,
      scores: dated.map(({ id: _id, ...score }) => score),
    },
  }
}

/** The rounds as the page would add them: the same one counts once. A line that is no round is an error with its number. */
function roundsOfCsv(text: string, path: string, { args, io: { today } }: Asked): readonly Round[] {
  const order = args.choice('dates', DATE_ORDERS)
  const read = readScores(text, { today, order })
  if (read.kind === 'refused') throw noAnswer(copy.inFile(path, refusalText(read)))
  if (read.openDate && order === undefined) throw noAnswer(copy.openDate(path, read.openDate.cell))
  const [faulty] = read.faultyLines
  const [fault] = faulty?.faults ?? []
  if (faulty && fault) throw noAnswer(bagCopy.atLine(path, faulty.line, faultText(fault)))
  return foldScores(read.scores, []).added.map(({ line, round }) => ({ ...round, id: `line ${line}` }))
}
