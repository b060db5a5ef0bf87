/** What a column holds. A rating and a slope may share one, as in 71.3/128. */
export type ScoreColumn =
  | 'date'
  | 'course'
  | 'courseRating'
  | 'slopeRating'
  | 'ratings'
  | 'adjustedGrossScore'
  | 'tees'
  | 'holeCount'
  | 'playingConditions'

/** Where each column is, from 0; undefined for one that the file does not have. */
export type ScoreColumns = Readonly<Partial<Record<ScoreColumn, number>>>

/** What a file must have. */
const REQUIRED_COLUMNS = ['date', 'course', 'courseRating', 'slopeRating', 'adjustedGrossScore'] as const
export type RequiredColumn = (typeof REQUIRED_COLUMNS)[number]

/** Small letters and digits, the likeliest name first: a file may have the gross score beside the adjusted one. */
const NAMES: Readonly<Record<ScoreColumn, readonly string[]>> = {
  date: ['date', 'date played', 'played on', 'played', 'round date', 'score date', 'day'],
  course: ['course', 'course name', 'golf course', 'course played', 'facility', 'facility name', 'club'],
  courseRating: ['course rating', 'rating', 'cr', 'c r', 'tee rating'],
  slopeRating: ['slope', 'slope rating', 'sr', 's r', 'tee slope'],
  ratings: ['cr slope', 'c r slope', 'rating slope', 'course rating slope', 'course rating slope rating', 'cr sr'],
  adjustedGrossScore: [
    'adjusted gross score',
    'adjusted gross',
    'adjusted score',
    'adj gross score',
    'adj gross',
    'adj score',
    'ags',
    'adjusted',
    'score',
  ],
  tees: ['tees', 'tee', 'tee name', 'tees played', 'tee set'],
  holeCount: ['holes', 'number of holes', 'holes played', 'hole count'],
  playingConditions: ['pcc', 'playing conditions', 'playing conditions calculation', 'pcc adjustment'],
}
const COLUMNS = Object.keys(NAMES) as readonly ScoreColumn[]

/** The columns that the cells of a line name. */
export function scoreColumns(cells: readonly string[]): ScoreColumns {
  const names = cells.map(plainName)
  return Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const name = NAMES[column].find((each) => names.includes(each))
      return name === undefined ? [] : [[column, names.indexOf(name)] as const]
    }),
  )
}

/** What a header does not have. */
export function missingColumns(columns: ScoreColumns): readonly RequiredColumn[] {
  const isRated = columns.ratings !== undefined
  return REQUIRED_COLUMNS.filter((column) => {
    const isInRatings = isRated && (column === 'courseRating' || column === 'slopeRating')
    return columns[column] === undefined && !isInRatings
  })
}

function plainName(cell: string): string {
  return cell
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
