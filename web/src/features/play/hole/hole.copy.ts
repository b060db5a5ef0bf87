import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { PlaysLikeParts } from '@bagwise/golf/flight/plays-like-parts'
import type { Tap, TapProblem } from '@bagwise/golf/play/hole-taps'
import type { HoleFinish, Penalty, PlayedLie } from '@bagwise/golf/play/played-record'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { clubName, fromLie } from '#features/play/play.copy.ts'
import { shownDistance, unitShort, unitWords } from '#quantities/distance.ts'
import { quantityText } from '#quantities/quantity.ts'

// The bar.
export const holeTitle = (number: number) => `Hole ${number}`
export const parText = (par: number) => `Par ${par}`
export const setPar = 'set par'
export const pars = 'Par of this hole'
export const cardLink = 'Card'
export const listLink = 'All holes'
export function strokesText(received: number): string {
  if (received === 0) return 'no stroke here'
  if (received < 0) return received === -1 ? 'you give a stroke' : `you give ${-received} strokes`
  return received === 1 ? 'you get a stroke' : `you get ${received} strokes`
}
export const indexText = (index: number) => `Index ${index}`

// The number.
export const toPin = 'To the pin'
export const left = 'Left to the pin'
export const playsLike = (shown: number) => `${shown} plays like`
export const unknownLeft = 'How far?'
export const typeIt = 'Type the distance'
export const retype = (shown: number, units: PreferredUnits) => `${shown} ${unitWords(units)}. Type another distance`
/** RND-14 quotes it: '≈ 161 if it is straight' */
export const ifStraight = 'if it is straight'
export const ifUsual = 'if your last one went as usual'
export const goodTo = (yards: number, units: PreferredUnits) =>
  `Position good to ${shownDistance(yards, units)} ${unitShort(units)}.`
export const lostFor = (seconds: number) => `Position lost ${seconds} s ago.`
export const why = {
  refused: 'No position: you said no. Tap the number to type it.',
  absent: 'No position here. Tap the number to type it.',
  inaccurate: 'Position too rough here. Tap the number to type it.',
  far: "You're not on this hole. Tap the number to type it.",
} as const
export const typedNote = 'Typed.'
export const noDevices = 'No devices: tap your shots, keep your card.'
export const startPosition = 'Use my position'

/** 'Wind +7, cool air +1'; undefined where nothing moves the number by a yard. */
export function because(parts: PlaysLikeParts, units: PreferredUnits): string | undefined {
  const said = (['wind', 'temperature', 'altitude', 'elevation'] as const).flatMap((part) => {
    const shown = shownDistance(parts[part], units)
    if (shown === 0) return []
    const word = part === 'temperature' ? (shown > 0 ? 'cool air' : 'warm air') : PART_WORDS[part]
    return [`${word} ${shown > 0 ? '+' : '−'}${Math.abs(shown)}`]
  })
  if (said.length === 0) return undefined
  const text = said.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
const PART_WORDS = { wind: 'wind', altitude: 'altitude', elevation: 'height' } as const

// The club.
export const shorter = 'Shorter club'
export const longer = 'Longer club'
export const pickClub = 'Which club?'
export const clubNoted = 'Club noted'
export const backTo = (club: ClubType) => `Back to ${clubName(club)}`
export const waiting = 'Choosing a club'
export const noBag = 'Add a distance for one club, and Bagwise picks clubs here.'

// The ball.
export const lieLegend = 'Ball lie'
export const byTheMap = 'by the map'
export const maybe = 'maybe'
export const more = 'More'
export const moreTitle = 'More about this shot'
export const amongTrees = 'In the trees: punching out may be the shot.'

// The actions.
export const hit = 'Hit'
/** RND-49 quotes it: 'Hit, 5-iron from the fairway' */
export const hitLabel = (club: ClubType | undefined, lie: PlayedLie) =>
  club === undefined ? `Hit, ${fromLie[lie]}` : `Hit, ${clubName(club).toLowerCase()} ${fromLie[lie]}`
export const onGreen = 'On the green'
export const trouble = 'Drop, lost…'
export const undo = 'Undo'
export const missedShot = 'Missed a shot?'
export const missedShotNote = 'Add it, or fix another one'
/** RND-19 quotes it. */
export const asleep = 'Tap to go on'

/** '5-Iron noted' 'from 152 yd, fairway' */
export const noted = (club: ClubType | null) => (club === null ? 'Shot noted' : `${clubName(club)} noted`)
export function notedFrom(
  { leftYards, lie }: { readonly leftYards: number | null; readonly lie: PlayedLie | null },
  units: PreferredUnits,
): string {
  const from = leftYards === null ? [] : [`from ${shownDistance(leftYards, units)} ${unitShort(units)}`]
  const on = lie === null ? [] : [fromLie[lie].replace(/^from (the )?/, '')]
  return [...from, ...on].join(', ')
}
export const notKeptYet = 'not kept yet'
export const notKeptHelp = 'Your phone is full. Jot your scores down, or free up space.'

/** For ears: '5-iron, 152 yards'. */
export function spoken(club: ClubType | undefined, yards: number, units: PreferredUnits): string {
  const far = `${shownDistance(yards, units)} ${unitWords(units)}`
  return club === undefined ? far : `${clubName(club).toLowerCase()}, ${far}`
}

// On the green.
export const offGreen = 'Off the green'
export const firstPutt = 'First putt'
/** A tap keeps it. */
export const byPosition = (shown: number, units: PreferredUnits) => `Keep it: by GPS, ±${shown} ${puttUnit(units)}`
export const putts = 'Putts'
export const fourOrMore = '4+'
export const fewer = 'One stroke less'
export const oneMore = 'One stroke more'
export const shorterPutt = 'Shorter putt'
export const longerPutt = 'Longer putt'
export const puttUnit = (units: PreferredUnits) => (units === 'yards' ? 'ft' : 'm')
export const puttUnknown = '–'
export const inTheHole = 'In the hole'
export const inTheHoleNote = 'At the flag? This marks the pin.'
export const pinMarked = 'Pin marked.'

// The score.
export const scoreLabel = 'Score'
/** '2 shots, 2 putts', '2 shots, 1 penalty, 2 putts' */
export function strokesMade({
  shots,
  penalties,
  putts: puttCount,
}: {
  readonly shots: number
  readonly penalties: number
  readonly putts: number
}): string {
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  return [
    counted(shots, 'shot', 'shots'),
    ...(penalties === 0 ? [] : [counted(penalties, 'penalty', 'penalties')]),
    counted(puttCount, 'putt', 'putts'),
  ].join(', ')
}
const OVER_PAR: Readonly<Record<number, string>> = {
  [-3]: 'Albatross',
  [-2]: 'Eagle',
  [-1]: 'Birdie',
  0: 'Par',
  1: 'Bogey',
  2: 'Double bogey',
  3: 'Triple bogey',
}
const toParText = (score: number, par: number) =>
  score === 1 ? 'Hole in one' : (OVER_PAR[score - par] ?? `${score - par} over`)
/** 'Bogey', 'Picked up, bogey', 'Not played' */
export function scoreNote({
  score,
  par,
  finish,
}: {
  readonly score: number | undefined
  readonly par: number
  readonly finish: HoleFinish | null
}): string {
  if (finish === 'not-played') return notPlayed.name
  if (score === undefined) return noScoreYet
  const text = toParText(score, par)
  if (finish === null || finish === 'holed') return text
  return `${finish === 'picked-up' ? 'Picked up' : conceded.name}, ${text.toLowerCase()}`
}
export const nextHole = (number: number) => `Hole ${number}`
export const toCard = 'Card'
const noScoreYet = 'Tap your putts, or set the score.'

// Trouble.
export const troubleTitle = 'Drop, lost…'
export const troubles = {
  area: { name: 'Penalty area', note: 'Drop: one penalty stroke' },
  unplayable: { name: 'Unplayable', note: 'Drop: one penalty stroke' },
  'stroke-and-distance': { name: 'Lost or out', note: 'Play again from there: stroke and distance' },
  'two-stroke': { name: 'Lost or out, drop', note: 'Local rule: two penalty strokes, play on from here' },
} as const satisfies Record<Exclude<Penalty, 'none'>, { name: string; note: string }>
export const provisional = { name: 'Provisional', note: 'The next shots are with a second ball' }
export const freeDrop = { name: 'Free drop', note: 'No penalty' }
export const notCounted = { name: 'Play another, not counted', note: "The last ball doesn't count" }
export const pickUp = { name: 'Pick up', note: 'Puts your most likely score on the card' }
export const pickUpTournament = { name: 'Pick up', note: 'Puts net double bogey on the card' }
export const conceded = { name: 'Conceded', note: 'Match play: puts your most likely score on the card' }
export const concededTournament = { name: 'Conceded', note: 'Match play: puts net double bogey on the card' }
export const lostFlow = { name: 'Lost count', note: 'Score only for this hole' }
export const notPlayed = { name: 'Not played', note: 'Skip this hole' }
/** RND-17 quotes both. */
export const foundFirst = 'Found the first'
export const playOn = 'Play on with it'
export const provisionalOpen = 'Which ball is it?'
export const provisionalOn = 'Provisional ball'

const PROBLEMS = {
  'no-shot': 'Tap a shot first.',
  'no-such-shot': 'That shot is gone.',
  'shot-there-already': 'That shot is noted already.',
  'no-provisional': "There's no provisional.",
  'provisional-open': 'Say which ball you play first.',
  'no-score': 'Set a score first.',
  'putts-over-score': 'Putts must be fewer than the score.',
  'nothing-to-undo': 'Nothing to undo.',
  'no-hole': 'This hole is gone.',
} as const satisfies Record<TapProblem['problem'] | 'nothing-to-undo' | 'no-hole', string>
export const problemText = (problem: keyof typeof PROBLEMS) => PROBLEMS[problem]
export const tapFailed = "That tap wasn't kept. Tap again."

// Keypad and More.
export const keypadTitle = 'How far to the pin?'
export const keypadProblem = (most: number, units: PreferredUnits) => `1 to ${most} ${unitWords(units)}.`
export const keypadBack = 'Delete'
export const keypadDone = 'OK'
export const keypadForget = 'Use the position again'
export const pinLegend = 'Pin'
export const pins = { front: 'Front', middle: 'Middle', back: 'Back' } as const
export const slopeLegend = 'Stance'
export const slopes = {
  flat: 'Flat',
  uphill: 'Uphill',
  downhill: 'Downhill',
  'sidehill-above': 'Ball above feet',
  'sidehill-below': 'Ball below feet',
} as const
export const windLegend = 'Wind'
export const winds = { none: 'None', into: 'Into', helping: 'Helping', left: 'From left', right: 'From right' } as const
export const windSpeed = 'Wind speed'
export const moreLies = 'Lie'
export const notAtBall = "I'm not at the ball"
export const notAtBallNote = 'GPS counts for less on this shot'
export const tournamentOff = 'Turn tournament off'
export const tournamentOffAsk = 'From this hole on you get advice. The card will say so.'
export const tournamentOffYes = 'Turn it off'
export const keepOn = 'Keep it on'
export const doneMore = 'Done'
export const carriesLink = 'Carries of the day'
export const bookLink = 'Course book'

/** Compass words, never turned to the hole (Rule 4.3a). */
const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'] as const
export function forecastText(
  { windSpeedMph, windFromDeg, temperatureF }: WeatherReading,
  units: PreferredUnits,
): string {
  const from = COMPASS[Math.round(windFromDeg / 45) % COMPASS.length] ?? 'north'
  return `Forecast: ${quantityText('speed', windSpeedMph, units)} from the ${from}, ${quantityText('temperature', temperatureF, units)}.`
}

export const windShown = (mph: number, units: PreferredUnits) => quantityText('speed', mph, units)

export const stripLine = 'The hole so far'
export const stripColumns = (units: PreferredUnits) => ['Stroke', `Left, ${unitWords(units)}`, 'Lie'] as const
export const stripStroke = (number: number, club: ClubType | null) =>
  club === null ? `Stroke ${number}` : `Stroke ${number}, ${clubName(club)}`
export const playsText = (shown: number) => `Plays ${shown}.`
export const holedFromOff = 'Holed from off the green.'

/** Fits the red button: 'PW' would be read out as letters, so words it is. */
export const shortClub = (club: ClubType) => clubName(club)

const NOTED = {
  'change-shot': 'Shot changed',
  'on-green': 'On the green',
  'off-green': 'Off the green',
  'first-putt': 'First putt set',
  putts: 'Putts set',
  penalty: 'Penalty added',
  'free-drop': 'Free drop',
  'not-counted': "Last ball doesn't count",
  provisional: 'Provisional ball',
  'found-first': 'First ball found',
  'play-on': 'Playing the provisional',
  score: 'Score set',
  par: 'Par set',
  finish: 'Hole done',
  repair: 'Shots fixed',
  hit: 'Shot noted',
} as const satisfies Record<Tap['tap'], string>
export const tapNoted = ({ tap }: Pick<Tap, 'tap'>) => NOTED[tap]

export const allRounds = 'All rounds'
/** '5', 'picked up', 'Par 4' */
export const holeFacts = ({
  par,
  score,
  finish,
}: {
  readonly par: number
  readonly score: number | null
  readonly finish: HoleFinish | null
}) => (finish === null ? `Par ${par}` : finish === 'holed' ? String(score ?? '') : FINISHED[finish])
const FINISHED = { 'picked-up': 'picked up', conceded: 'conceded', 'not-played': 'not played' } as const
export const puttOpen = 'how long?'
