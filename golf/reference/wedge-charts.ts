/** Carries of a wedge in yards: full, three-quarter and half. */
type WedgeRow = { readonly fullYards: number; readonly threeQuarterYards: number; readonly halfYards: number }
type WedgeChart = { readonly source: string; readonly rows: readonly WedgeRow[] }

/**
 * Published wedge charts, one of each teacher or maker. Swings are counted as Dave Pelz names them (golf.com, "Fool-proof
 * club selection for partial-swing wedge shots", 2007: nine o’clock is a three-quarter swing); half past seven is half.
 */
export const WEDGE_CHARTS: readonly WedgeChart[] = [
  {
    // Its longest swing, eleven o’clock, is "just less than a full shot": its shares are a little too large.
    source: 'golfpedia.blogspot.com, "Wedge Play: Distance Matrix" (2009)',
    rows: [
      { fullYards: 102, threeQuarterYards: 81, halfYards: 61 },
      { fullYards: 69, threeQuarterYards: 54, halfYards: 33 },
      { fullYards: 65, threeQuarterYards: 43, halfYards: 21 },
    ],
  },
  {
    source: 'clubupgolf.com, "Building a Wedge Distance Chart"',
    rows: [
      { fullYards: 115, threeQuarterYards: 100, halfYards: 85 },
      { fullYards: 100, threeQuarterYards: 85, halfYards: 75 },
      { fullYards: 90, threeQuarterYards: 75, halfYards: 60 },
      { fullYards: 75, threeQuarterYards: 60, halfYards: 45 },
    ],
  },
  {
    source: 'abbywelchgolf.com, "Determining Pitching Yardages" (2020)',
    rows: [{ fullYards: 100, threeQuarterYards: 75, halfYards: 50 }],
  },
]

/** The smallest and largest share of a full carry in those charts, per cent. */
export const CHARTED_SHARES_PERCENT = { threeQuarter: [66, 87], half: [32, 75] } as const
