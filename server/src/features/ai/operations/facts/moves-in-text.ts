import type { Moves } from '@bagwise/golf/swing/changes'

type Phrase = { readonly says: RegExp; readonly moves: Moves }

/** Two words that belong together: a few words apart in the same clause. */
const NEAR = String.raw`\b[^.;:!?]{0,30}?\b`
const near = (first: string, second: string) => new RegExp(String.raw`\b(?:${first})${NEAR}(?:${second})\b`, 'i')

/** A warning up to the end of its clause: 'rather than from the outside'. */
const WARNING = /\b(?:instead of|rather than|not|never|avoid\w*|without|stop\w*|don[’']t)\b[^.,;:!?]*/gi

/**
 * Common phrases of coaches for `Moves`. Phrases it does not recognise are let through; a wrong match is harmless,
 * since the rules answer then.
 */
const PHRASES: readonly Phrase[] = [
  { says: near('strengthen\\w*', 'grip|hands?|hold'), moves: { face: 1 } },
  { says: near('stronger', 'grip|hold'), moves: { face: 1 } },
  { says: near('weaken\\w*', 'grip|hands?|hold'), moves: { face: -1 } },
  { says: near('weaker', 'grip|hold'), moves: { face: -1 } },
  { says: /\bclos(?:e|ing) (?:the |your )(?:club ?)?face\b/i, moves: { face: 1 } },
  { says: /\bopen(?:ing)?(?: up)? (?:the |your )(?:club ?)?face\b/i, moves: { face: -1 } },
  {
    says: near('swing\\w*|approach\\w*|come|path|attack\\w*', 'from (?:the )?inside|in-to-out|inside-out'),
    moves: { path: 1 },
  },
  {
    says: near('swing\\w*|approach\\w*|come|path|attack\\w*', 'from (?:the )?outside|out-to-in|outside-in'),
    moves: { path: -1 },
  },
  {
    says: near('ball(?: position)?', 'forward|up in your stance|(?:lead|front|left) (?:heel|foot)'),
    moves: { ballPlace: 1 },
  },
  {
    says: near('ball(?: position)?', 'back (?:in|an?|slightly)|further back|farther back|(?:trail|back) (?:heel|foot)'),
    moves: { ballPlace: -1 },
  },
  { says: near('stand\\w*|step\\w*|move', 'closer|nearer'), moves: { reach: -1 } },
  { says: near('stand\\w*|step\\w*|move', 'farther (?:from|away)|further (?:from|away)'), moves: { reach: 1 } },
  {
    says: near(
      'weight|pressure',
      '(?:on|onto|to|into|toward|towards) (?:the |your )?(?:lead|front|left) (?:foot|side|leg)',
    ),
    moves: { weight: 1 },
  },
  {
    says: near(
      'weight|pressure',
      '(?:on|onto|to|into|toward|towards) (?:the |your )?(?:trail|back|right|rear) (?:foot|side|leg)',
    ),
    moves: { weight: -1 },
  },
  { says: near('more|higher', 'loft'), moves: { loft: 1 } },
  { says: near('less|lower|reduce\\w*', 'loft'), moves: { loft: -1 } },
  { says: near('steep(?:er|en)', 'swing|angle|attack|down\\w*'), moves: { attack: 1 } },
  { says: near('shallow(?:er|ing)?', 'swing|angle|attack|down\\w*|club|path'), moves: { attack: -1 } },
]

/** The directions in which a text asks to move things. */
export function movesInText(text: string): readonly Moves[] {
  const wanted = text.replaceAll(WARNING, '')
  return PHRASES.flatMap(({ says, moves }) => (says.test(wanted) ? [moves] : []))
}
