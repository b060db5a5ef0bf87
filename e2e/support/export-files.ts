/** One golfer's practice: a 12 handicap who misses left, shot by shot the same ones every time. */
type Practice = { readonly label: string; readonly carryYards: number; readonly count: number }
type Struck = {
  readonly label: string
  readonly carryYards: number
  readonly sideYards: number
  readonly index: number
}

/** An export of a launch monitor: the layout is a published one, the rows are made up. */
export type ExportFile = { readonly name: string; readonly text: string; readonly shotCount: number }

const YARDS_PER_METRE = 1 / 0.9144
const LEFT_SHARE = 0.045
const STEP = 2.399963

function strike({ label, carryYards, count }: Practice): readonly Struck[] {
  return Array.from({ length: count }, (_, index) => {
    const reach = Math.sqrt(-2 * Math.log((index + 0.5) / count))
    return {
      label,
      carryYards: carryYards * (1 + 0.035 * reach * Math.cos(index * STEP)),
      sideYards: carryYards * (0.04 * reach * Math.sin(index * STEP) - LEFT_SHARE),
      index,
    }
  })
}

const practise = (bag: readonly Practice[]) => bag.flatMap(strike)
const ballMph = (carryYards: number) => 45 + carryYards * 0.48

/** Garmin R50: speeds in km/h, carries in yards by the row of units, smash −25 where the unit saw no club, the air of each shot. */
export function garminR50(): ExportFile {
  const shots = practise([
    { label: 'Driver', carryYards: 228, count: 14 },
    { label: '7 Iron', carryYards: 152, count: 16 },
    { label: 'Lob Wedge', carryYards: 70, count: 8 },
  ])
  const rows = shots.map(({ label, carryYards, sideYards, index }) => {
    const ball = ballMph(carryYards) * 1.609344
    const club = index % 4 === 0 ? ['', '-25.02'] : [(ball / 1.4).toFixed(6), '1.4']
    return `4/1/26 5:50:${String(index).padStart(2, '0')} PM,Golfer,,${label},${club[0]},,,0.0,,${ball.toFixed(9)},${club[1]},18.1,-1.2,6400,120,6401,Measured,-1.1,25.1,${carryYards.toFixed(9)},-2.1,${sideYards.toFixed(9)},${(carryYards + 6).toFixed(9)},-2.2,${(sideYards * 1.05).toFixed(9)},,,1.161661,70.1,98.91,50`
  })
  const text = [
    'Date,Player,Club Name,Club Type,Club Speed,Attack Angle,Club Path,Club Face,Face to Path,Ball Speed,Smash Factor,Launch Angle,Launch Direction,Backspin,Sidespin,Spin Rate,Spin Rate Type,Spin Axis,Apex Height,Carry Distance,Carry Deviation Angle,Carry Deviation Distance,Total Distance,Total Deviation Angle,Total Deviation Distance,Note,Tag,Air Density,Temperature,Air Pressure,Relative Humidity',
    ',,,,[km/h],[deg],[deg],[deg],[deg],[km/h],,[deg],[deg],[rpm],[rpm],[rpm],,[deg],[m],[Yards],[deg],[Yards],[Yards],[deg],[Yards],,,[g/L],[deg F],[kPa],[%]',
    ...rows,
  ].join('\r\n')
  return { name: 'DrivingRange-2026-04-01.csv', text, shotCount: shots.length }
}

/** Rapsodo MLM2PRO: a title, the names again for each club, averages below. */
export function rapsodo(): ExportFile {
  const names =
    'Club Type,Club Brand,Club Model,Carry Distance,Total Distance,Ball Speed,Launch Angle,Launch Direction,Apex,Side Carry,Club Speed,Smash Factor,Descent Angle,Attack Angle,Club Path,Club Data Est Type,Spin Rate,Spin Axis'
  const bag = [
    { label: '7i', carryYards: 150, count: 12 },
    { label: '9i', carryYards: 127, count: 10 },
    { label: 'pw', carryYards: 113, count: 10 },
  ]
  const rows = bag.flatMap((club) => [
    names,
    ...strike(club).map(
      ({ label, carryYards, sideYards, index }) =>
        `${label},Own,Blade,${carryYards.toFixed(1)},${(carryYards + 8).toFixed(1)},${ballMph(carryYards).toFixed(1)},18.2,-1.4,80.1,${sideYards.toFixed(1)},82.1,1.34,45.2,-3.1,1.2,0,${6400 + index},1.1`,
    ),
    `Average,,,${club.carryYards},,,,,,,,,,,,,,`,
    `Std. Dev.,,,5.1,,,,,,,,,,,,,,`,
  ])
  const text = ['Rapsodo MLM2PRO: Golfer - 05/27/26', '', ...rows].join('\n')
  return { name: 'mlm2pro.csv', text, shotCount: 32 }
}

/** SkyTrak: everything quoted, clubs on lines of their own, meters. */
export function skyTrak(): ExportFile {
  const metres = (yards: number) => (yards / YARDS_PER_METRE).toFixed(3)
  const row = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`).join(',')
  const rows = [
    { label: 'PW', carryYards: 112, count: 8 },
    { label: '5 HYBRID', carryYards: 182, count: 10 },
  ].flatMap((club) => [
    row([club.label]),
    ...strike(club).map(({ carryYards, sideYards, index }) =>
      row([
        index + 1,
        'R',
        ballMph(carryYards).toFixed(1),
        '21.2',
        '6400',
        '120',
        '-1.1',
        '0.4',
        '0.1',
        '0.2',
        metres(sideYards),
        metres(carryYards),
        '3.1',
        metres(carryYards + 3.4),
        '5.9',
        '45.1',
        '29.1',
        '75.1',
        '1.3',
        '100',
      ]),
    ),
  ])
  const text = [
    '"PRACTICE: 07/09/2026 • 01:40 PM"',
    '"SHOT","HAND","BALL SPEED","LAUNCH","BACK","SIDE RPM","SIDE","PATH","FTP","FTT","OFFLINE","CARRY","ROLL","TOTAL","FLIGHT","DSCNT","HEIGHT","CLUB SPEED","SMASH","EXPECTED DIST."',
    '"","","(mph)","(deg)","(rpm)","(rpm)","(deg)","(deg)","(deg)","(deg)","(m)","(m)","(m)","(m)","(s)","(deg)","(m)","(mph)"',
    ...rows,
  ].join('\n')
  return { name: 'skytrak.csv', text, shotCount: 18 }
}

/** TrackMan's range: who and when above the names, an average below. */
export function trackManRange(): ExportFile {
  const shots = practise([
    { label: '7 Iron', carryYards: 151, count: 10 },
    { label: 'Driver', carryYards: 230, count: 10 },
  ])
  const rows = shots.map(
    ({ label, carryYards, sideYards, index }) =>
      `${label},80.1,-3.0,${ballMph(carryYards).toFixed(1)},1.33,16.3,${6400 + index},${carryYards.toFixed(1)},${(carryYards + 7).toFixed(1)},${sideYards.toFixed(1)}`,
  )
  const text = [
    'Player,Golfer',
    'Date,2026-09-12',
    '',
    'Club,Club Speed,Attack Angle,Ball Speed,Smash Factor,Launch Angle,Spin Rate,Carry,Total,Side',
    ...rows,
    'Avg,80.1,-3.0,120.5,1.33,16.5,6410,190.5,197.2,-8.1',
  ].join('\n')
  return { name: 'trackman-range.csv', text, shotCount: shots.length }
}
