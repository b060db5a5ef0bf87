import { LPGA_TOUR, PGA_TOUR_2010S, PGA_TOUR_2023 } from './tour-launches.ts'
import type { TourTable } from './tour-launches.ts'
import type { DistanceSource, DistanceTable } from './distance-table.ts'

/** Measured averages of groups and single players. Yards of carry as far as the source says. */
export const MEASURED_SOURCES: readonly DistanceSource[] = [
  {
    name: 'TrackMan',
    cite: 'TrackMan tour averages, see the page of the flight; the LPGA table is recalled',
    group: 'tour',
    isMeasured: true,
    tables: [tourTable(PGA_TOUR_2010S), tourTable(PGA_TOUR_2023), tourTable(LPGA_TOUR)],
  },
  {
    name: 'Graham',
    cite: 'naplesnews.com, 2017, carries stated by the former LPGA player; hybrids of 19 and 22°, wedges of 52 and 58°',
    group: 'single players',
    isMeasured: true,
    tables: [
      {
        name: 'LPGA, former player',
        carries: {
          driver: 225,
          '3-wood': 200,
          '5-wood': 190,
          '3-hybrid': 180,
          '4-hybrid': 170,
          '5-iron': 160,
          '6-iron': 150,
          '7-iron': 140,
          '8-iron': 130,
          '9-iron': 120,
          pw: 110,
          gw: 85,
          lw: 70,
        },
        lofts: { lw: 58 },
      },
    ],
  },
  {
    name: 'one bag',
    cite: 'launch-monitor averages of one man, constants in a public source file',
    group: 'single players',
    isMeasured: true,
    tables: [
      {
        name: 'man, 120 mph',
        carries: {
          driver: 295.3,
          '3-wood': 258.8,
          '5-wood': 233.1,
          '4-iron': 210.6,
          '5-iron': 203.4,
          '6-iron': 192,
          '7-iron': 175.4,
          '8-iron': 156,
          '9-iron': 147.8,
          pw: 134.9,
          gw: 120.1,
          sw: 104.4,
          lw: 88.3,
        },
        swingSpeedMph: 120,
      },
    ],
  },
  {
    name: 'Shot Scope',
    cite: 'Shot Scope P-Avg (extreme outliers removed), total but for wedges: rivalryedition.com, golflynk.com, dailyduffer.com, golfmonthly.com',
    group: 'trackers',
    isMeasured: true,
    tables: [
      { name: 'handicap 0', carries: { driver: 285, '3-wood': 261, pw: 141, gw: 126 }, handicap: 0 },
      {
        name: 'handicap 5',
        carries: { driver: 261, '3-wood': 234, '5-wood': 231, '3-hybrid': 211, pw: 126, gw: 109 },
        handicap: 5,
      },
      { name: 'handicap 10', carries: { driver: 259, '3-wood': 227, pw: 127, gw: 110 }, handicap: 10 },
      {
        name: 'handicap 15',
        carries: { driver: 236, '3-wood': 215, '5-wood': 208, '3-hybrid': 193, '7-iron': 154, pw: 121, gw: 104 },
        handicap: 15,
      },
      {
        name: 'handicap 20',
        carries: { driver: 225, '3-wood': 195, '6-iron': 151, '7-iron': 146, '8-iron': 138, pw: 108, gw: 94 },
        handicap: 20,
      },
      {
        name: 'handicap 25',
        carries: {
          driver: 204,
          '3-wood': 178,
          '5-wood': 167,
          '3-hybrid': 164,
          '4-iron': 151,
          '5-iron': 143,
          '6-iron': 137,
          '7-iron': 132,
          '8-iron': 122,
          '9-iron': 108,
          pw: 90,
          gw: 79,
        },
        handicap: 25,
      },
    ],
  },
  {
    name: 'Arccos',
    cite: 'Arccos medians by Golf Monthly; the higher handicap worked out from the published differences',
    group: 'trackers',
    isMeasured: true,
    tables: [
      {
        name: 'handicap 0 to 5',
        carries: {
          '4-iron': 187,
          '5-iron': 172.9,
          '6-iron': 163.9,
          '7-iron': 154,
          '8-iron': 144.6,
          '9-iron': 133.6,
          pw: 119.2,
        },
        handicap: 2.5,
      },
      {
        name: 'handicap 20 to 25',
        carries: { '4-iron': 147, '5-iron': 141, '6-iron': 138, '8-iron': 120, '9-iron': 114, pw: 95 },
        handicap: 22.5,
      },
    ],
  },
]

/** TrackMan’s tour hybrid has 15 to 18°: here it is a 2-hybrid. */
function tourTable({ name, rows }: TourTable): DistanceTable {
  const carries = rows.map(({ club, carryYards }) => [club === '3-hybrid' ? '2-hybrid' : club, carryYards])
  return { name, carries: Object.fromEntries(carries) }
}
