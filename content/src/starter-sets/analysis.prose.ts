import type { AnalysisPhrases } from './analysis.ts'

/** Our own sentences; `analysis.ts` decides which of them apply to a set. */
export const ANALYSIS_PHRASES: AnalysisPhrases = {
  frequency: {
    rarely: 'A few rounds a year? Go forgiving and spend little.',
    monthly: 'Once a month is enough to learn these clubs and too little to wear them out.',
    weekly: 'A round a week soon shows which club you trust, and there is room in the bag for the next one.',
    multiple: 'With several rounds a week you get good use out of better clubs.',
  },
  dear: 'For a few rounds a year this is more than you need: a cheaper set would lose you nothing yet.',
  cheap: 'With several rounds a week you may outgrow a set at this price sooner than you like.',
  miss: {
    right: 'No club fixes a miss to the right; grip and aim do.',
    left: 'None of its heads pulls the ball left, so a miss to the left gets no worse.',
    short: 'When shots come up short, take one club more: its lofts stand close enough for that.',
    long: 'When shots fly long, its even lofts let you take one club less and swing the same.',
    inconsistent: 'Large heads that forgive keep off-center hits near the good ones.',
  },
  helped: {
    right: 'Your miss to the right is what it works against: driver and woods help the face to close.',
    inconsistent: 'A stable driver: off-center hits stay closer.',
  },
  worsened: {
    left: 'Driver and woods help the face to close, which is no help with a miss to the left: try them first.',
  },
  course: {
    municipal: {
      gapWedge: 'On a municipal course its three wedges leave no gap near the green.',
      sandWedge: 'On a municipal course pitching and sand wedge do most of the work near the green.',
    },
    parkland: {
      gapWedge: 'Parkland needs shots that stop, and its three wedges cover them.',
      sandWedge: 'Parkland needs shots that stop: a gap wedge is the first club to add.',
    },
    resort: {
      gapWedge: 'Resort courses have many bunkers, and its three wedges cover the shots out of and over them.',
      sandWedge: 'Resort courses have many bunkers: the sand wedge gets plenty to do.',
    },
    links: {
      gapWedge: 'On links the ball runs: learn the low shot first, and take a wedge when a bunker is in the way.',
      sandWedge: 'On links the ball runs: learn the low shot first, and keep the sand wedge for the bunkers.',
    },
  },
}
