import type { TrendMean } from '@bagwise/golf/play/gain-trend'
import type { PlayedPart } from '@bagwise/golf/play/parts'
import { gainText, parts, plusMinus } from '#features/play/after/after.copy.ts'

export const title = 'Your trend'
export const subtitle = 'Strokes gained per 18 holes, against golfers off your handicap on the day.'
export const none = 'Your trend starts with your first finished round that has strokes gained.'
export const loading = 'Some older rounds are still loading.'
export const meanLegend = 'Mean of your last'
export const lastRounds = (count: number) => `${count} rounds`
export const caption = 'Each open circle is a round, a small one nine holes. The band shows your mean and its ±.'

/** 'Off the tee: −0.4 ±0.3 over your last 5 rounds.' */
export const meanSentence = (part: PlayedPart, { meanStrokes, seStrokes, roundCount }: TrendMean) =>
  `${parts[part]}: ${gainText(meanStrokes)} ${plusMinus(seStrokes)} over your last ${roundCount === 1 ? 'round' : `${roundCount} rounds`}.`
export const meanFigure = ({ meanStrokes, seStrokes }: TrendMean) => `${gainText(meanStrokes)} ${plusMinus(seStrokes)}`
export const missingText = (missing: number) =>
  missing === 0
    ? 'Half a stroke a round would show by now.'
    : `${missing === 1 ? '1 more round' : `${missing} more rounds`} until half a stroke shows.`
export const tableCaption = 'Mean strokes gained per 18 holes'
export const tableColumns = ['Part', 'Last 5', 'Last 10', 'Last 20'] as const
