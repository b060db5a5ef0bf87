import type { EssentialProse } from './recommendation-prose.ts'

/** The clubs of a first bag. */
export const ESSENTIAL_PROSE: readonly EssentialProse[] = [
  {
    clubType: '7-iron',
    description: 'Irons from the 6 or 7 down to the pitching wedge, with wide soles. Learn the swing with the 7.',
    why: 'The 7-iron is short enough to control and long enough to show what a swing does.',
  },
  {
    clubType: 'putter',
    description: 'A mallet with a clear line on top points where you look. It is used on every green.',
    why: 'More than one stroke in three is a putt, at nearly every level.',
  },
  {
    clubType: '5-hybrid',
    description: 'It does the work of the long irons and of a fairway wood until you miss one of them.',
    why: 'It is the longest club that most beginners hit well off the ground.',
  },
  {
    clubType: 'driver',
    description: 'A large head with 10.5° or more. Until it behaves, tee off with the hybrid.',
    why: 'It is the longest club and the hardest to keep in play, so loft and forgiveness come first.',
  },
  {
    clubType: 'sw',
    description: 'With plenty of bounce, for bunkers, chips and every short shot that has to stop.',
    why: 'Its wide sole glides where the leading edge of a pitching wedge digs in.',
  },
]
