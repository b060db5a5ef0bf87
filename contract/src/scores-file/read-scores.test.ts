import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvOf } from '../csv.ts'
import { readScores } from './read-scores.ts'
import type { DateOrder } from './score-day.ts'
import { faultText } from './scores-file.copy.ts'

const TODAY = '2026-11-21'
const HEADER = 'Date,Course,Rating,Slope,Adjusted score'
const ROUND = {
  date: '2026-05-02',
  course: 'Heather Links',
  tees: '',
  courseRating: 71.3,
  slopeRating: 128,
  adjustedGrossScore: 91,
  playingConditions: null,
}

function read(text: string, order?: DateOrder) {
  const file = readScores(text, { today: TODAY, order })
  if (file.kind !== 'read') throw new Error(JSON.stringify(file))
  return file
}
const roundsOf = (text: string, order?: DateOrder) => read(text, order).scores.map(({ round }) => round)
const refusal = (text: string) => readScores(text, { today: TODAY })
/** Of a file with this one line. */
const faultsOf = (line: string, header = HEADER) =>
  read(`${header}\n${line}`).faultyLines.flatMap(({ faults }) => faults.map(faultText))
const datesOf = (dates: readonly string[], order?: DateOrder) => {
  const file = read([HEADER, ...dates.map((date) => `"${date}",Heather Links,71.3,128,91`)].join('\n'), order)
  return {
    read: file.scores.map(({ round }) => round.date),
    faults: file.faultyLines.map(({ line, faults }) => [line, faults.map(({ kind }) => kind).join()]),
    openDate: file.openDate,
  }
}

describe('a file of old scores', () => {
  it('is read with commas and points, or with semicolons and decimal commas, from any spreadsheet', () => {
    expect(roundsOf(`${HEADER}\n2026-05-02,Heather Links,71.3,128,91\n`)).toEqual([ROUND])
    expect(roundsOf(`\uFEFFDATE;Course Name;CR;Slope Rating;AGS\r\n2026-05-02;Heather Links;71,3;128;91\r\n`)).toEqual([
      ROUND,
    ])
    expect(roundsOf(`${HEADER}\n2026-05-02,"Heather Links","71,3",128,"91.0"`)).toEqual([ROUND])
    expect(roundsOf(`Date\tCourse\tRating\tSlope\tScore\n2026-05-02\tHeather Links\t71.3\t128\t91`)).toEqual([ROUND])
  })

  it('may have its columns in any order, others beside them, and lines without anything', () => {
    const text = [
      'My scores of 2026',
      '',
      'Score,Weather,Slope,Rating,Tees,Course,Played on,PCC,Adj. gross score',
      '95,rain,128,71.3,White,Heather Links,2026-05-02,+1,91',
      ',,,,,,,,',
      '96,sun,113,72,,Old Mill,2026-05-03,,92',
    ].join('\n')
    expect(read(text)).toMatchObject({ scoreName: 'Adj. gross score', faultyLines: [] })
    expect(read(text).scores).toEqual([
      { line: 4, round: { ...ROUND, tees: 'White', playingConditions: 1 } },
      {
        line: 6,
        round: {
          ...ROUND,
          date: '2026-05-03',
          course: 'Old Mill',
          courseRating: 72,
          slopeRating: 113,
          adjustedGrossScore: 92,
        },
      },
    ])
  })

  it('may have rating and slope in one column', () => {
    const header = 'Date,Course,C.R. / Slope,Adjusted score'
    expect(roundsOf(`${header}\n2026-05-02,Heather Links,71.3 / 128,91`)).toEqual([ROUND])
    expect(faultsOf('2026-05-02,Heather Links,71.3,91', header)).toEqual([
      "Slope “71.3” isn't a whole number from 55 to 155.",
    ])
  })

  it('has nine holes where it says so, or where the rating is one of nine', () => {
    const nine = { ...ROUND, courseRating: 35.6, adjustedGrossScore: 45, holeCount: 9 }
    expect(roundsOf(`${HEADER}\n2026-05-02,Heather Links,35.6,128,45`)).toEqual([nine])
    for (const holes of ['9', '9 holes', '9H']) {
      expect(roundsOf(`${HEADER},Holes\n2026-05-02,Heather Links,35.6,128,45,${holes}`)).toEqual([nine])
    }
    expect(roundsOf(`${HEADER},Holes\n2026-05-02,Heather Links,71.3,128,91,18`)).toEqual([ROUND])
    expect(faultsOf('2026-05-02,Heather Links,71.3,128,91,9', `${HEADER},Holes`)).toEqual([
      "Rating “71.3” isn't 27 to 43, as for 9 holes.",
    ])
    expect(faultsOf('2026-05-02,Heather Links,71.3,128,91,14', `${HEADER},Holes`)).toEqual([
      '“14” holes. Only 9 and 18 count.',
    ])
  })

  it('names each line that is no round, with everything that is wrong with it', () => {
    const text = [HEADER, '2026-05-02,Heather Links,71.3,128,91', ',,71.35,156,90.5', '2026-05-04,Old Mill,72,113,92']
    const file = read(text.join('\n'))
    expect(file.scores.map(({ line }) => line)).toEqual([2, 4])
    expect(file.faultyLines.map(({ line }) => line)).toEqual([3])
    expect(file.faultyLines[0]?.faults.map(faultText)).toEqual([
      'No date.',
      'No course.',
      "Rating “71.35” isn't 55 to 85, as for 18 holes.",
      "Slope “156” isn't a whole number from 55 to 155.",
      "Score “90.5” isn't a whole number from 40 to 200, as for 18 holes.",
    ])
  })

  it.each([
    ['2026-05-02,Heather Links,71,3,128,91', ['More cells than columns. Put a number with a decimal comma in quotes.']],
    ['soon,Heather Links,71.3,128,91', ["“soon” isn't a date we can read. Write it as 2026-05-31."]],
    ['2026-02-29,Heather Links,71.3,128,91', ["“2026-02-29” isn't a date we can read. Write it as 2026-05-31."]],
    ['2026-11-22,Heather Links,71.3,128,91', ['2026-11-22 is in the future.']],
    ['1999-12-31,Heather Links,71.3,128,91', ['1999-12-31 is before 2000.']],
    [`2026-05-02,${'x'.repeat(101)},71.3,128,91`, ['The course can have 100 characters at most.']],
    ['2026-05-02,Heather Links,71.3,128,', ['No adjusted score.']],
    ['2026-05-02,Heather Links,71.3,128,91A', ["Score “91A” isn't a whole number from 40 to 200, as for 18 holes."]],
    ['2026-05-02,Heather Links,,128,91', ['No rating.']],
  ])('says what is wrong with %s', (line, sentences) => {
    expect(faultsOf(line)).toEqual(sentences)
  })

  it('says what is wrong with playing conditions and tees', () => {
    const header = `${HEADER},PCC,Tees`
    expect(faultsOf('2026-05-02,Heather Links,71.3,128,91,4,White', header)).toEqual([
      "PCC “4” isn't a whole number from −1 to 3.",
    ])
    expect(faultsOf(`2026-05-02,Heather Links,71.3,128,91,−1,${'x'.repeat(51)}`, header)).toEqual([
      'The tees can have 50 characters at most.',
    ])
    expect(roundsOf(`${header}\n2026-05-02,Heather Links,71.3,128,91,−1,`)).toEqual([
      { ...ROUND, playingConditions: -1 },
    ])
  })

  it('is refused as a whole where nothing can be read', () => {
    expect(refusal('')).toEqual({ kind: 'refused', why: 'empty' })
    expect(refusal(' \n,,\n')).toEqual({ kind: 'refused', why: 'empty' })
    expect(refusal('2026-05-02,Heather Links,71.3,128,91')).toEqual({ kind: 'refused', why: 'no-header' })
    expect(refusal('Date,Course,Score\n2026-05-02,Heather Links,91')).toEqual({
      kind: 'refused',
      why: 'columns',
      missing: ['courseRating', 'slopeRating'],
    })
    expect(refusal(`${HEADER}\n2026-05-02,"Heather Links,71.3,128,91`)).toEqual({
      kind: 'refused',
      why: 'quotes',
      line: 2,
    })
    const line = '2026-05-02,Heather Links,71.3,128,91\n'
    expect(refusal(`${HEADER}\n${line.repeat(5_001)}`)).toEqual({ kind: 'refused', why: 'too-long' })
  })

  it('gives names as the server keeps them', () => {
    const [round] = roundsOf(`${HEADER}\n2026-05-02,"  O\u0308resund\n Links\u200b ",71.3,128,91`)
    expect(round?.course).toBe('Öresund Links')
  })
})

describe('dates', () => {
  it.each([
    '2026-05-02',
    '2026/5/2',
    '2026-05-02T09:30:00Z',
    '2.5.2026',
    '02.05.26',
    '02.05.2026 09:30',
    'May 2, 2026',
    'Sat, May 2nd 2026',
    'Saturday 2 May 2026',
    '2-May-26',
    '02 Sept 2026',
  ])('that are certain are read as they are written: %s', (date) => {
    const expected = date.includes('Sept') ? '2026-09-02' : '2026-05-02'
    expect(datesOf([date])).toEqual({ read: [expected], faults: [], openDate: undefined })
  })

  it.each(['31.4.2026', '2026-13-01', 'Smarch 2, 2026', 'Ma 2, 2026', '46145', '5/2', '2026'])(
    'that are none are named: %s',
    (date) => {
      expect(datesOf([date])).toEqual({ read: [], faults: [[2, 'no-date']], openDate: undefined })
    },
  )

  it('with slashes are meant as another one of the file can only be meant', () => {
    expect(datesOf(['5/6/2026', '5/31/2026', '6/7/26']).read).toEqual(['2026-05-06', '2026-05-31', '2026-06-07'])
    expect(datesOf(['5/6/2026', '31/5/2026', '6-7-2026']).read).toEqual(['2026-06-05', '2026-05-31', '2026-07-06'])
    // Today is 21 November: 12/11 is no day of December.
    expect(datesOf(['12/11/2026', '5/6/2026']).read).toEqual(['2026-11-12', '2026-06-05'])
  })

  it('that may be either of two days are asked about, and are named until the golfer has said', () => {
    const dates = ['3/3/2026', '5/6/2026', '6/7/2026']
    const openDate = { cell: '5/6/2026', 'month-first': '2026-05-06', 'day-first': '2026-06-05' }
    expect(datesOf(dates)).toEqual({
      read: ['2026-03-03'],
      faults: [
        [3, 'either-date'],
        [4, 'either-date'],
      ],
      openDate,
    })
    expect(datesOf(dates, 'month-first')).toEqual({
      read: ['2026-03-03', '2026-05-06', '2026-06-07'],
      faults: [],
      openDate,
    })
    expect(datesOf(dates, 'day-first').read).toEqual(['2026-03-03', '2026-06-05', '2026-07-06'])
  })

  it('that contradict each other are read where they are certain, and named with their lines where they are not', () => {
    const dates = ['5/31/2026', '31/5/2026', '5/6/2026', '2026-05-06']
    const mixed = {
      read: ['2026-05-31', '2026-05-31', '2026-05-06'],
      faults: [[4, 'either-date']],
      openDate: undefined,
    }
    expect(datesOf(dates)).toEqual(mixed)
    expect(datesOf(dates, 'month-first')).toEqual(mixed)
  })
})

describe('every list of rounds', () => {
  const written = {
    iso: (day: string) => day,
    american: (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)}`,
    german: (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`,
  }
  const round = fc.record({
    date: fc
      .date({ min: new Date('2000-01-01'), max: new Date(TODAY), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    course: fc
      .string({ minLength: 1, maxLength: 30 })
      .map((text) => `A${text.replaceAll(/[\p{C}\s"]/gu, '')}z`.normalize('NFC')),
    tees: fc.constantFrom('', 'White', 'Yellow, middle'),
    courseRating: fc.integer({ min: 550, max: 850 }).map((tenths) => tenths / 10),
    slopeRating: fc.integer({ min: 55, max: 155 }),
    adjustedGrossScore: fc.integer({ min: 40, max: 200 }),
    playingConditions: fc.option(fc.integer({ min: -1, max: 3 })),
  })

  it('is read as it was written, by commas or semicolons, in any of three ways to write days', () => {
    const file = fc.record({
      rounds: fc.array(round, { minLength: 1, maxLength: 8 }),
      way: fc.constantFrom(...Object.values(written)),
      isContinental: fc.boolean(),
    })
    fc.assert(
      fc.property(file, ({ rounds, way, isContinental }) => {
        const number = (value: number) => (isContinental ? String(value).replace('.', ',') : String(value))
        const rows = rounds.map((each) => [
          way(each.date),
          each.course,
          each.tees,
          number(each.courseRating),
          number(each.slopeRating),
          number(each.adjustedGrossScore),
          each.playingConditions === null ? '' : number(each.playingConditions),
        ])
        const csv = csvOf([['Date', 'Course', 'Tees', 'Course Rating', 'Slope', 'Adjusted Gross', 'PCC'], ...rows])
        // Quoted, as every cell of ours is: the separators are those between quotes.
        const text = isContinental ? csv.replaceAll('","', '";"') : csv
        expect(roundsOf(text, 'month-first')).toEqual(rounds)
      }),
      { seed: 91 },
    )
  })
})
