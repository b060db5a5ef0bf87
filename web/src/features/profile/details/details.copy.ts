import type { Profile } from '@bagwise/contract/profile'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import type { CommonMiss, PrimaryGoal } from '@bagwise/golf/onboarding/answers'
import type { ContactIssue, SwingMiss } from '@bagwise/golf/swing/swing-answers'
import { numberText } from '#quantities/number-text.ts'
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
  swingSpeed: 'Of the club head with the driver, if you know it.',
  swingSpeedRange: 'Counts as long as no speed is given.',
  attackAngle: 'How the club comes down to the ball.',
  currentIssues: 'Your top three show on home.',
} as const satisfies Partial<Record<DetailField['key'], string>>

/** Where right and left are chosen from, as long as the golfer has not said which hand. */
export const rightHandersView = 'Shown right-handed. Lefty? Swap right and left.'

/** As in "34 years". */
export const years = 'years'
/** As in "88 strokes". */
export const strokes = 'strokes'
/** Read out for the two halves of a height. */
export const feet = 'Feet'
export const inches = 'Inches'

export const handSizes = {
  small: 'Small, under 7 in',
  medium: 'Medium, 7 to 8 in',
  large: 'Large, over 8 in',
} as const satisfies Labels<'handSize'>
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
/** Beside a said speed that the carries have moved. */
export const countedSpeed = ({ mph, plusMinusMph }: Pick<GolferSpeed, 'mph' | 'plusMinusMph'>) =>
  `With your carries every tool goes by ${numberText(mph)} ± ${numberText(plusMinusMph)} mph.`

export const swingSpeedRanges = {
  'under-85': 'Under 85 mph',
  '85-95': '85 to 95 mph',
  '95-105': '95 to 105 mph',
  'over-105': 'Over 105 mph',
} as const satisfies Labels<'swingSpeedRange'>
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
export const doubtedSpeed = ({ saidMph, carriesMph }: { readonly saidMph: number; readonly carriesMph: number }) =>
  `You said ${saidMph} mph, your carries say ${carriesMph}. Which is right?`
export const doubtedSpeedNote = 'Every tool uses this one speed. We only ask once.'
export const keepSaidSpeed = (saidMph: number) => `Keep ${saidMph} mph`
export const useCarries = 'Use my carries'

export const editProfile = 'Edit your profile'
export const cancel = 'Cancel'
export const save = 'Save'
export const changeUnderAccount = 'Change it under Account'
/** `text` is what the other device has put there; undefined for nothing. */
export const changedElsewhere = (text: string | undefined) =>
  `Changed on another device meanwhile: ${text ?? 'not given'}. Save puts yours in its place.`

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
