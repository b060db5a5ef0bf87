import type { BallFlight } from '@bagwise/golf/persona'
import type { BiggestChallenge, CommonMiss, PrimaryGoal } from '@bagwise/golf/onboarding/answers'
import { CHALLENGE_WORDS } from '@bagwise/golf/onboarding/current-issues'
import { MISS_WORDS } from '@bagwise/golf/onboarding/miss-words'
import type { MAIN_CHALLENGES } from '@bagwise/golf/onboarding/current-issues'
import type { ContactIssue, SwingMiss } from '@bagwise/golf/swing/swing-answers'
import type { Need } from '../drills/drill.ts'

type Needs = readonly [Need, ...Need[]]

/** What an answer means for practice. */
export type AnswerMeaning = {
  /** Most pressing first. */
  readonly needs: Needs
  /** A miss has different causes for golfers who fade or slice and those who draw or hook. */
  readonly needsByShape?: { readonly fading: Needs; readonly drawing: Needs }
  /** The part of the game it belongs to, among those the questionnaire asks about. */
  readonly area?: BiggestChallenge
  readonly because: string
}

/** The questionnaire's misses, and those of older profiles and the swing analysis. */
export const MISS_MEANINGS = {
  right: {
    needs: ['slice', 'push'],
    needsByShape: { fading: ['slice', 'push-slice'], drawing: ['push', 'both-sides'] },
    because: 'Because your bad shot goes right.',
  },
  left: {
    needs: ['pull', 'hook'],
    needsByShape: { fading: ['pull', 'both-sides'], drawing: ['hook', 'pull-hook'] },
    because: 'Because your bad shot goes left.',
  },
  short: { needs: ['short-of-target', 'uneven-distance'], because: 'Because your bad shot ends up short.' },
  long: { needs: ['long-of-target', 'uneven-distance'], because: 'Because your bad shot goes long.' },
  inconsistent: { needs: ['both-sides', 'uneven-distance'], because: 'Because your bad shot goes anywhere.' },
  slice: { needs: ['slice', 'push-slice'], because: 'Because your bad shot is a slice.' },
  hook: { needs: ['hook', 'pull-hook'], because: 'Because your bad shot is a hook.' },
  push: { needs: ['push'], because: 'Because your bad shot is a push.' },
  pull: { needs: ['pull'], because: 'Because your bad shot is a pull.' },
  'push-slice': { needs: ['push-slice', 'slice'], because: 'Because your bad shot is a push-slice.' },
  'pull-hook': { needs: ['pull-hook', 'hook'], because: 'Because your bad shot is a pull-hook.' },
  'too-much-curve': { needs: ['too-much-curve'], because: 'Because your fade or draw curves too much.' },
  'both-sides': { needs: ['both-sides'], because: 'Because you miss on both sides.' },
  fat: { needs: ['fat'], because: 'Because your bad shot is fat.' },
  thin: { needs: ['thin'], because: 'Because your bad shot is thin.' },
  topped: { needs: ['topped', 'thin'], because: 'Because your bad shot is topped.' },
  toe: { needs: ['toe'], because: 'Because you hit it off the toe.' },
  heel: { needs: ['heel', 'shank'], because: 'Because you hit it off the heel.' },
  shank: { needs: ['shank', 'heel'], because: 'Because your bad shot is a shank.' },
  sky: { needs: ['sky'], because: 'Because your bad drive goes straight up.' },
} as const satisfies Record<CommonMiss | SwingMiss | ContactIssue, AnswerMeaning>

/** The main challenges of the questionnaire. */
const MAIN_CHALLENGE_MEANINGS = {
  'Slicing or hooking off the tee': {
    needs: ['too-much-curve', 'tee-shots'],
    needsByShape: { fading: ['slice', 'tee-shots'], drawing: ['hook', 'tee-shots'] },
    area: 'driver',
    because: 'Because slicing or hooking off the tee costs you strokes.',
  },
  'Losing balls': { needs: ['lost-balls', 'planning'], area: 'driver', because: 'Because you lose balls.' },
  'Fat and thin irons': {
    needs: ['fat', 'thin'],
    area: 'approach',
    because: 'Because you hit irons fat and thin.',
  },
  'Long irons and fairway woods': {
    needs: ['long-clubs', 'topped'],
    area: 'approach',
    because: 'Because long irons and fairway woods cost you strokes.',
  },
  'Choosing the right club': {
    needs: ['club-choice', 'short-of-target'],
    area: 'approach',
    because: 'Because you want to choose the right club.',
  },
  'Distance control with wedges': {
    needs: ['wedge-distance', 'pitching'],
    area: 'short-game',
    because: 'Because you want your wedges to go the right distance.',
  },
  Chipping: { needs: ['chipping'], area: 'short-game', because: 'Because chipping costs you strokes.' },
  'Bunker shots': { needs: ['bunker'], area: 'short-game', because: 'Because bunker shots cost you strokes.' },
  'Three-putts': { needs: ['long-putts', 'short-putts'], area: 'putting', because: 'Because you three-putt.' },
  'One bad hole a round': {
    needs: ['bad-holes', 'planning'],
    because: 'Because one bad hole a round spoils your score.',
  },
} as const satisfies Record<(typeof MAIN_CHALLENGES)[number], AnswerMeaning>

export const CHALLENGE_MEANINGS: Readonly<Record<BiggestChallenge, AnswerMeaning>> = {
  driver: { needs: ['tee-shots', 'lost-balls'], because: 'Because driving is your biggest challenge.' },
  approach: { needs: ['approach', 'club-choice'], because: 'Because approach shots are your biggest challenge.' },
  'short-game': {
    needs: ['chipping', 'pitching', 'bunker'],
    because: 'Because the short game is your biggest challenge.',
  },
  putting: {
    needs: ['short-putts', 'long-putts', 'green-reading'],
    because: 'Because putting is your biggest challenge.',
  },
}

/** Every issue the questionnaire stores; a miss and its wording mean the same. */
export const ISSUE_MEANINGS: Readonly<Record<string, AnswerMeaning>> = {
  ...MAIN_CHALLENGE_MEANINGS,
  [CHALLENGE_WORDS.driver]: CHALLENGE_MEANINGS.driver,
  [CHALLENGE_WORDS.approach]: CHALLENGE_MEANINGS.approach,
  [CHALLENGE_WORDS['short-game']]: CHALLENGE_MEANINGS['short-game'],
  [CHALLENGE_WORDS.putting]: CHALLENGE_MEANINGS.putting,
  [MISS_WORDS.right]: MISS_MEANINGS.right,
  [MISS_WORDS.left]: MISS_MEANINGS.left,
  [MISS_WORDS.short]: MISS_MEANINGS.short,
  [MISS_WORDS.long]: MISS_MEANINGS.long,
  [MISS_WORDS.inconsistent]: MISS_MEANINGS.inconsistent,
}

/**
 * A usual shape that is a fault. The profile may have it from the persona, so it does not count as the golfer's
 * statement.
 */
export const SHAPE_MEANINGS = {
  slice: { needs: ['slice', 'push-slice'], because: 'Because your profile names a slice as your usual shot.' },
  hook: { needs: ['hook', 'pull-hook'], because: 'Because your profile names a hook as your usual shot.' },
} as const satisfies Partial<Record<BallFlight, AnswerMeaning>>

export const GOAL_MEANINGS = {
  'lower-scores': { needs: ['pressure', 'short-putts', 'chipping'], because: 'Because you want lower scores.' },
  'more-distance': { needs: ['lost-distance'], because: 'Because you want more distance.' },
  consistency: { needs: ['uneven-distance', 'routine'], because: 'Because you want the same shot more often.' },
  'course-management': {
    needs: ['planning', 'bad-holes'],
    because: 'Because you want to choose better on the course.',
  },
  fun: { needs: ['fun'], because: 'Because you play for fun.' },
} as const satisfies Record<PrimaryGoal, AnswerMeaning>
