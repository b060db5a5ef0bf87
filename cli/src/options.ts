/** An option of a command: what it takes, where it takes anything, and what it means. */
type Option = { readonly takes?: string; readonly means: string; readonly isRepeated?: true }

/** Every option of every command. Words in angle brackets name what a value is. */
export const OPTIONS = {
  wind: { takes: '<mph>', means: 'speed of the wind at 10 m height, as forecasts give it' },
  from: {
    takes: '<degrees>',
    means: 'where it comes from: 0 your face (the default), 90 the right, 180 behind, 270 the left',
  },
  felt: { means: 'the wind is the one you feel, which is less than a forecast says' },
  temp: { takes: '<°F>', means: 'temperature (default 70°F)' },
  altitude: { takes: '<ft>', means: 'height of the course above the sea' },
  uphill: { takes: '<ft>', means: 'how far the target lies above the ball' },
  downhill: { takes: '<ft>', means: 'how far it lies below' },
  weather: { takes: '<word>', means: 'calm, windy, wet, cold or hot, in place of numbers' },
  soft: { means: 'wet ground, which takes most of the roll' },
  lie: { takes: '<lie>', means: 'fairway (the default), rough, bunker, tee, fringe or cart-path' },
  detail: { takes: '<word>', means: 'divot, hardpan, deep-rough, sitting-up, plugged or firm-sand, with its lie' },
  lip: { means: 'a high lip in front of a ball in sand' },
  limbs: { means: 'branches over the line: the ball has to stay low' },
  slope: {
    takes: '<slope>',
    means: 'flat (the default), uphill, downhill, sidehill-above or sidehill-below your feet',
  },
  pin: { takes: '<place>', means: 'front, middle (the default) or back of the green' },
  side: { takes: '<side>', means: 'left or right side of the green' },
  fairway: { takes: '<yards>', means: 'width of the fairway, for a tee shot' },
  hazard: {
    takes: '<hazard>',
    means: 'water, bunker or ob, and its side: water-front; with yards to reach and to clear: water-front-115-138',
    isRepeated: true,
  },
  handicap: {
    takes: '<number>',
    means: 'your handicap index; a plus handicap as -2 (default: the one of the bag, else 18)',
  },
  hand: { takes: '<hand>', means: 'right or left' },
  tournament: { means: 'the distance and your carries only, as the Rules of Golf allow' },
  rule: { takes: '<rule>', means: 'swing, the limits of your own swing (the default), or fixed, 5 and 20 yards' },
  speed: { takes: '<mph>', means: 'your driver swing speed' },
  dates: { takes: '<order>', means: 'month-first or day-first, where the dates of the file may be either' },
  method: { takes: '<method>', means: 'like-me (the default), classic or factors' },
  bag: {
    takes: '<file or clubs>',
    means: 'a takeout (.json), distances (.csv), or clubs such as driver=230,7-iron=150,pw=110',
  },
  server: { takes: '<address>', means: 'where your Bagwise is' },
  'gspro-port': { takes: '<port>', means: 'port for GSPro Open Connect (default 921)' },
  'opengolfsim-port': { takes: '<port>', means: 'port for OpenGolfSim (default 3111)' },
  club: { takes: '<club>', means: 'the club you hit, such as 7-iron (default: the one chosen in the range log)' },
  'token-file': { takes: '<file>', means: 'file with your token (default: the variable BAGWISE_TOKEN)' },
  metres: { means: 'metric, in and out: metres for distances and heights, km/h, °C' },
  json: { means: 'one JSON value; the name of each number has its unit' },
  help: { means: 'this text' },
  version: { means: 'the version of bagwise' },
} as const satisfies Record<string, Option>

export type OptionName = keyof typeof OPTIONS

/** Of every command. */
export const COMMON: readonly OptionName[] = ['metres', 'json', 'help', 'version']

/** A line of help for each option. */
export function optionLines(names: readonly OptionName[]): readonly (readonly [string, string])[] {
  return names.map((name) => {
    const option: Option = OPTIONS[name]
    return [`--${name}${option.takes === undefined ? '' : ` ${option.takes}`}`, option.means]
  })
}
