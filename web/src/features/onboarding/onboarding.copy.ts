import { unitWordsFor } from '#quantities/quantity.ts'
import type { NumberRange } from '#quantities/typed-number.ts'
import type { CommonMiss, GolfProfileAnswers, PrimaryGoal, StarterSetId } from '@bagwise/golf/onboarding/answers'

export type ChoiceWords = { readonly label: string; readonly help?: string }

export const title = 'Complete Your Golf Profile'
export const profileNotLoaded = "Your profile didn't load. Nothing was changed."
export const loadProfileAgain = 'Try again'
export const finish = 'Complete Setup'
export const saving = 'Saving...'
export const skip = 'Skip for now'
export const notSaved = 'There was an error saving your profile. Please try again.'
export const answersKept = "Saved on this device. We'll sync when you're online."

export const whoYouAreTitle = 'Who you are'
export const experience = {
  title: 'How would you describe your golf?',
  choices: {
    beginner: { label: 'Beginner', help: 'Brand new, or just a few rounds' },
    casual: { label: 'Casual', help: 'Now and then, for fun' },
    regular: { label: 'Regular', help: 'Most months, and I count my strokes' },
    serious: { label: 'Serious', help: 'I practice and I play to score' },
  } satisfies Record<GolfProfileAnswers['playingExperience'], ChoiceWords>,
} as const
export const averageScore = {
  title: 'What do you usually shoot on 18 holes?',
  help: 'Best guess is fine. Play nine? Double it.',
  marks: [
    { score: 65, text: '65 (Pro)' },
    { score: 95, text: '95 (Average)' },
    { score: 150, text: '150 (Beginner)' },
  ],
  unit: 'strokes',
  spoken: (score: number) => `${score} strokes`,
} as const
export const frequency = {
  title: 'How often do you play?',
  choices: {
    rarely: { label: 'Rarely', help: 'A few rounds a year' },
    monthly: { label: 'Monthly', help: 'About once a month' },
    weekly: { label: 'Weekly', help: 'About once a week' },
    multiple: { label: 'Several times a week' },
  } satisfies Record<GolfProfileAnswers['courseFrequency'], ChoiceWords>,
} as const
export const primaryGoal = {
  title: 'What do you want most from your game?',
  choices: {
    'lower-scores': { label: 'Lower scores' },
    'more-distance': { label: 'More distance' },
    consistency: { label: 'Consistency', help: 'More consistent shots' },
    'course-management': { label: 'Course management', help: 'Smarter decisions, fewer blow-up holes' },
    fun: { label: 'Fun' },
  } satisfies Record<PrimaryGoal, ChoiceWords>,
} as const
/** What the 60-second bag does not say of its first two questions. */
export const knownShot = {
  otherTitle: 'Which club?',
  unanswered: 'Move the slider or tap a number.',
} as const
export const personaPause = {
  title: 'Your golfer type',
  eyebrow: 'Golfers who score like you',
  offer:
    "Finish now, and we fill in what's missing with typical clubs and distances. Or keep going, about two minutes, for your own bag.",
  finish: 'Finish now',
  goOn: 'Continue',
} as const

export const equipmentTitle = 'Your equipment'
export const hasClubs = {
  title: 'Do you have your own clubs?',
  choices: {
    yes: { label: 'Yes' },
    no: { label: 'No', help: 'Your bag starts as a starter set of nine clubs' },
  },
} as const
export const clubs = {
  title: 'Which clubs are in your bag?',
  help: 'Tap every club in your bag, putter too.',
  none: 'Pick at least one club, or go back and choose No.',
  tooMany: (maxCount: number) => `${maxCount} clubs max. Leave one out.`,
} as const
export const starterBudget = {
  title: 'What would you spend on a first set?',
  choices: {
    good: { label: 'Under $500', help: 'Good: all you need to learn' },
    better: { label: '$500-$1,200', help: 'Better: a set to grow into' },
    best: { label: 'Over $1,200', help: 'Best: a set to keep for years' },
  } satisfies Record<StarterSetId, ChoiceWords>,
} as const
export const sevenIron = {
  title: 'How far do you hit your 7-iron in the air?',
  help: 'In the air, not the roll. A solid one, not your best ever.',
  /** Above the numbers, in 'yards' or 'metres'. */
  choicesLabel: (unitWord: string) => `Or tap the nearest, in ${unitWord}`,
  unknown: "I don't know",
  unanswered: "Move the slider, tap a number, or tap I don't know.",
} as const
/** After the last of a list of numbers: it and everything above. */
export const andMore = (shown: string) => `${shown}+`
export const reachInTwo = {
  title: 'Which hole can you reach with two good shots?',
  help: (unitWord: string) => `The length on the card, in ${unitWord}. Pick the longest one you still reach.`,
  unknown: 'I have no idea',
} as const
export const sevenIronPreview = {
  title: 'Your estimated distances',
  isOwn: '(yours)',
  /** After a number that is estimated. */
  plusMinus: (shown: number) => `±${shown}`,
  range: ({ from, to }: { readonly from: number; readonly to: number }) => `${from}-${to}`,
  unknown: 'No problem. One more question instead.',
  noIdea: 'No problem. You start with typical numbers. Change any of them later.',
  contradiction: ({ longer, shorter }: { readonly longer: string; readonly shorter: string }) =>
    `Your ${longer} and ${shorter} don't go together: the shorter club goes farther. Your estimates stay until you fix one.`,
} as const

export const swingTitle = 'Your swing'
export const ballFlight = {
  title: 'What shape is your usual shot?',
  choices: {
    straight: { label: 'Straight' },
    draw: { label: 'Draw', help: 'A little to the left' },
    fade: { label: 'Fade', help: 'A little to the right' },
    slice: { label: 'Slice', help: 'Far to the right' },
    hook: { label: 'Hook', help: 'Far to the left' },
  } satisfies Record<GolfProfileAnswers['ballFlight'], ChoiceWords>,
} as const
export const tempo = {
  title: "What's your tempo?",
  choices: {
    slow: { label: 'Slow', help: 'Smooth and easy' },
    medium: { label: 'Medium' },
    fast: { label: 'Fast', help: 'Quick from the top' },
  } satisfies Record<GolfProfileAnswers['swingTempo'], ChoiceWords>,
} as const
export const challenges = {
  title: 'What costs you the most strokes?',
  biggest: 'Biggest challenge',
  main: 'Main challenges: choose any',
} as const
export const commonMiss = {
  title: "Where's your usual miss?",
  choices: {
    right: { label: 'Right' },
    left: { label: 'Left' },
    short: { label: 'Short' },
    long: { label: 'Long' },
    inconsistent: { label: 'Inconsistent', help: 'All over the place' },
  } satisfies Record<CommonMiss, ChoiceWords>,
} as const

export const physicalStatsTitle = 'Physical stats'
export const body = {
  title: 'Your height, age and physical limits',
  height: 'Height',
  heightHint: ({ from, to }: NumberRange) =>
    `Type your height in whole ${unitWordsFor('length', 'metres')}, from ${from} to ${to}.`,
  age: 'Age',
  ageUnit: 'years',
  ageHint: ({ min, max }: { readonly min: number; readonly max: number }) => `Age ${min} to ${max}.`,
  limits: 'Does anything limit your swing? Choose any',
} as const
/** The keys are answers, and stay as they are in every language. */
export const physicalLimits = {
  Back: { label: 'Back', tip: 'Shorten the backswing and let the hips turn with it.' },
  'Knees or hips': {
    label: 'Knees or hips',
    tip: 'Turn the front foot out a little; it takes the strain off.',
  },
  Shoulders: { label: 'Shoulders', tip: 'A three-quarter swing costs a club, not a good strike.' },
  'Elbows, wrists or hands': {
    label: 'Elbows, wrists or hands',
    tip: 'Graphite shafts and softer, thicker grips hurt less.',
  },
  Stiffness: { label: 'Stiffness', tip: "Hybrids and loft help when you can't make a full turn." },
  Balance: { label: 'Balance', tip: 'A narrower stance and a calm tempo keep you on your feet.' },
  'Walking 18 holes': {
    label: 'Walking 18 holes',
    tip: 'A lighter bag, or nine holes. Both count.',
  },
} as const

export const backToQuestions = 'Back to the questions'
export const bagQuestion = {
  title: 'Replace the clubs in your bag?',
  coming: (clubNames: string) => `Adds: ${clubNames}.`,
  leaving: (clubNames: string) => `Removes: ${clubNames}.`,
  note: 'Clubs you keep stay as they are. You can undo this.',
  keep: 'Keep my bag',
  replace: 'Replace my bag',
} as const
export const sevenIronQuestion = {
  title: 'Which 7-iron distance is right?',
  conflict: ({
    isMeasured,
    before,
    now,
  }: {
    readonly isMeasured: boolean
    readonly before: string
    readonly now: string
  }) =>
    `You ${isMeasured ? 'measured' : 'entered'} ${before} before, and now you say ${now}. Estimated distances follow the one you choose.`,
  keep: (before: string) => `Keep ${before}`,
  use: (now: string) => `Use ${now}`,
} as const
