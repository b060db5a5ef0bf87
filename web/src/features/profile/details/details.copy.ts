import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import type { CommonMiss, PrimaryGoal } from '@bagwise/golf/onboarding/answers'
import type { ContactIssue, SwingMiss } from '@bagwise/golf/swing/swing-answers'
import { speedText } from '#profile-parts/golfer-speed.copy.ts'
import { handSizeText } from '#quantities/body.ts'
import { numberText } from '#quantities/number-text.ts'
import { quantityText, shownAs, unitFor } from '#quantities/quantity.ts'
import type { ChoiceKey, DetailField } from './fields/detail-field.ts'

/** A label for every member, in the order shown. */
type Labels<Key extends ChoiceKey> = Readonly<Record<NonNullable<Profile[Key]>, string>>

export const personalInformation = 'Personal Information'
export const golfProfile = 'Golf Profile'
export const notGiven = 'Not given'

export const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  age: 'Age',
  height: 'Height',
  weight: 'Weight',
  handSize: 'Hand size',
  preferredUnits: 'Units',
  handicap: 'Handicap',
  averageScore: 'Average score',
  skillLevel: 'Skill level',
  playingExperience: 'Playing experience',
  courseFrequency: 'How often you play',
  preferredCourseType: 'Kind of course you like',
  hand: 'Right- or left-handed',
  tees: 'Your tees',
  swingSpeed: 'Swing speed',
  swingSpeedRange: 'Swing speed range',
  swingTempo: 'Swing tempo',
  ballFlight: 'Ball flight',
  missPattern: 'Usual miss',
  attackAngle: 'Attack angle',
  gripType: 'Grip type',
  gripPressure: 'Grip pressure',
  golfGoals: 'Goals',
  currentIssues: 'Current issues',
} as const satisfies Record<DetailField['key'], string>

export const help = {
  handSize: 'From the wrist to the tip of the longest finger.',
  handicap: 'Write a plus handicap with a plus, like +2.',
  averageScore: 'What you usually shoot on 18 holes.',
  hand: 'The way you swing. Aim, pictures and every left and right follow it; not given counts as right-handed.',
  tees: 'The ones you usually play from.',
  swingSpeed: 'Of the club head with the driver, if you know it.',
  swingSpeedRange: 'Counts as long as no speed is given.',
  attackAngle: 'How the club comes down to the ball.',
  currentIssues: 'Your top three show on home.',
} as const satisfies Partial<Record<DetailField['key'], string>>

/** Where right and left are chosen from, as long as the golfer has not said which hand. */
export const rightHandersView = 'Shown right-handed. Lefty? Say so in this form.'

/** As in "34 years". */
export const years = 'years'
/** As in "88 strokes". */
export const strokes = 'strokes'
/** Read out for the two halves of a height. */
export const feet = 'Feet'
export const inches = 'Inches'

export const handSizes = (units: PreferredUnits): Labels<'handSize'> => ({
  small: `Small, ${handSizeText('small', units)}`,
  medium: `Medium, ${handSizeText('medium', units)}`,
  large: `Large, ${handSizeText('large', units)}`,
})
export const units = { yards: 'US', metres: 'Metric' } as const satisfies Labels<'preferredUnits'>
export const skillLevels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const satisfies Labels<'skillLevel'>
export const playingExperiences = {
  beginner: 'Beginner',
  casual: 'Casual',
  regular: 'Regular',
  serious: 'Serious',
} as const satisfies Labels<'playingExperience'>
export const courseFrequencies = {
  rarely: 'Rarely',
  monthly: 'Monthly',
  weekly: 'Weekly',
  multiple: 'Several times a week',
} as const satisfies Labels<'courseFrequency'>
export const courseTypes = {
  municipal: 'Municipal',
  parkland: 'Parkland',
  resort: 'Resort',
  links: 'Links',
} as const satisfies Labels<'preferredCourseType'>
export const hands = { right: 'Right-handed', left: 'Left-handed' } as const satisfies Labels<'hand'>
export const tees = {
  back: 'Back tees',
  middle: 'Middle tees',
  forward: 'Forward tees',
} as const satisfies Labels<'tees'>
/** Beside a said speed that the carries have moved. */
export const countedSpeed = (speed: Pick<GolferSpeed, 'mph' | 'plusMinusMph'>, units: PreferredUnits) =>
  `With your carries every tool goes by ${speedText(speed, units)}.`

export function swingSpeedRanges(units: PreferredUnits): Labels<'swingSpeedRange'> {
  const shown = (speedMph: number) => shownAs('speed', speedMph, units)
  const unit = unitFor('speed', units)
  return {
    'under-85': `Under ${shown(85)} ${unit}`,
    '85-95': `${shown(85)} to ${shown(95)} ${unit}`,
    '95-105': `${shown(95)} to ${shown(105)} ${unit}`,
    'over-105': `Over ${shown(105)} ${unit}`,
  }
}
export const swingTempos = { slow: 'Slow', medium: 'Medium', fast: 'Fast' } as const satisfies Labels<'swingTempo'>
export const ballFlights = {
  straight: 'Straight',
  fade: 'Fade',
  draw: 'Draw',
  slice: 'Slice',
  hook: 'Hook',
} as const satisfies Labels<'ballFlight'>
/** The misses that practice knows a drill for. */
export const misses = {
  slice: 'Slice',
  hook: 'Hook',
  push: 'Push',
  pull: 'Pull',
  'push-slice': 'Push-slice',
  'pull-hook': 'Pull-hook',
  'too-much-curve': 'Fade or draw that curves too much',
  right: 'Right',
  left: 'Left',
  'both-sides': 'Both sides',
  short: 'Short',
  long: 'Long',
  fat: 'Fat',
  thin: 'Thin',
  topped: 'Topped',
  toe: 'Off the toe',
  heel: 'Off the heel',
  shank: 'Shank',
  sky: 'Skied drive',
  inconsistent: 'Inconsistent',
} as const satisfies Record<CommonMiss | SwingMiss | ContactIssue, string>
export const attackAngles = {
  steep: 'Steep',
  neutral: 'Neutral',
  shallow: 'Shallow',
} as const satisfies Labels<'attackAngle'>
export const gripTypes = {
  overlap: 'Overlap',
  interlock: 'Interlock',
  'ten-finger': 'Ten-finger',
  baseball: 'Baseball',
} as const satisfies Labels<'gripType'>
export const gripPressures = {
  light: 'Light',
  medium: 'Medium',
  firm: 'Firm',
} as const satisfies Labels<'gripPressure'>
export const goals = {
  'lower-scores': 'Lower scores',
  'more-distance': 'More distance',
  consistency: 'Consistency',
  'course-management': 'Course management',
  fun: 'Fun',
} as const satisfies Record<PrimaryGoal, string>

/** The question about a value that may be an estimate. */
export const confirmFact = {
  handicap: (handicap: string) => `Is ${handicap} your handicap?`,
  swingSpeed: (speed: string) => `Is ${speed} your swing speed?`,
} as const
export const confirmFactNote =
  'Bagwise would estimate the same from your score, so it cannot tell whether you typed it.'
export const confirmFactYes = 'Yes, it is mine'
export const confirmFactNo = 'No, change it'

/** About a said swing speed, in mph, and the one that the golfer's carries come to. */
export const doubtedSpeed = (
  { saidMph, carriesMph }: { readonly saidMph: number; readonly carriesMph: number },
  units: PreferredUnits,
) =>
  `You said ${quantityText('speed', saidMph, units)}, your carries say ${shownAs('speed', carriesMph, units)}. Which is right?`
export const doubtedSpeedNote = 'Every tool uses this one speed. We only ask once.'
export const keepSaidSpeed = (saidMph: number, units: PreferredUnits) => `Keep ${quantityText('speed', saidMph, units)}`
export const useCarries = 'Use my carries'

export const editProfile = 'Edit your profile'
export const cancel = 'Cancel'
export const save = 'Save'
export const changeUnderAccount = 'Change it under Account'
/** `text` is what the other device has put there; undefined for nothing. */
export const changedElsewhere = (text: string | undefined) =>
  `Changed on another device meanwhile: ${text ?? 'not given'}. Save puts yours in its place.`

/** Once above the button, where fields are marked. */
export const fixFields = (count: number) => (count === 1 ? 'Fix the marked field.' : `Fix the ${count} marked fields.`)
export const nameNeeded = (label: string) => `Your ${label.toLowerCase()} is needed.`
export const handicapHint = `Type a handicap from +10 to 54, like ${numberText(18.4)}, or +2 for a plus handicap.`
export const heightHint = 'Choose both feet and inches, or neither.'

type NumberHint = {
  readonly label: string
  readonly unit: string
  readonly min: number
  readonly max: number
  readonly isWhole: boolean
}

export const numberHint = ({ label, unit, min, max, isWhole }: NumberHint) =>
  `${label}: type ${isWhole ? 'a whole number' : 'a number'} from ${min} to ${max} ${unit}, or leave it empty.`

export const savedOnDevice = "Saved on this device. We'll sync when you're online."
export const saved = 'Your profile is up to date.'
const estimatedFacts = { handicap: 'handicap', swingSpeed: 'swing speed' } as const
/** After the sentence that it is saved; names one fact at least. */
export const estimatedAnew = (facts: readonly (keyof typeof estimatedFacts)[]) =>
  `Your ${facts.map((fact) => estimatedFacts[fact]).join(' and ')} ${facts.length === 1 ? 'is' : 'are'} estimated anew.`
/** The last of these sentences. */
export const clubsEstimated = (count: number) =>
  `${count === 1 ? '1 club without a distance has' : `${count} clubs without a distance have`} an estimate now.`
