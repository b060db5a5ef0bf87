import type { ProTip } from './pro-tip.ts'

export const MENTAL_TIPS: readonly ProTip[] = [
  {
    id: 'routine-inside-forty-seconds',
    category: 'mental',
    title: 'A routine with seconds to spare',
    description:
      'The Rules recommend playing within 40 seconds once it is your turn. Build a routine of half that: look from behind the ball, one practice swing, one look, go. Time it five times on the range and start over only if something disturbs you.',
    requiredShares: 0,
    source: 'Rules of Golf 2023, Rule 5.6b',
  },
  {
    id: 'say-the-shot',
    category: 'mental',
    title: 'Say the shot first',
    description:
      'Behind the ball, put club, target and shape into one sentence: “7-iron, church tower, small fade.” If you cannot say it in a single breath you have not decided yet, so choose again. Once you stand over the ball, nothing changes any more.',
    requiredShares: 2,
  },
  {
    id: 'handicap-is-a-good-day',
    category: 'mental',
    title: 'Your handicap is a good day',
    description:
      'A Handicap Index averages the best 8 of your last 20 scores, so beating it is a matter of about one round in five. Measure today against the mean of those 20 instead; it will be a few strokes higher and far kinder.',
    requiredShares: 3,
    source:
      'World Handicap System, Rules of Handicapping 5.2: best 8 of 20; about half of those 8 beat their own average',
  },
  {
    id: 'ten-steps-of-anger',
    category: 'mental',
    title: 'Ten steps of anger',
    description:
      'After a poor shot you may be annoyed for ten steps. On the tenth, drop the club into the bag and breathe three times, out for twice as long as in. Then name the next target aloud. Still arguing with the last one? Another three breaths.',
    requiredShares: 4,
  },
  {
    id: 'know-your-worst-number',
    category: 'mental',
    title: 'Know your worst number',
    description:
      'For your handicap no hole counts more than net double bogey: par, plus two, plus your strokes there. A par 4 with one stroke stops at seven. In Stableford pick up when you reach it; in stroke play finish, but forgive yourself the rest.',
    requiredShares: 6,
    source: 'World Handicap System, Rules of Handicapping 3.1b',
  },
  {
    id: 'six-short-rounds',
    category: 'mental',
    title: 'Six short rounds',
    description:
      'Split the card into six stretches of three holes and give each its own goal: three over par, say, for an 18-handicap. A disaster then spoils one stretch instead of the day. When the next begins, drink, take a bite and count from zero.',
    requiredShares: 7,
  },
  {
    id: 'one-thought-outside-your-body',
    category: 'mental',
    title: 'One thought outside your body',
    description:
      'In a study beginners told to mind the club pitched better than those told to mind their arms. Pick one such thought for the round: grass being brushed, a start line, the landing spot. Two are one too many, so write yours on the card.',
    requiredShares: 9,
    source: 'Wulf, Lauterbach and Toole, Research Quarterly for Exercise and Sport 70(2), 1999',
  },
  {
    id: 'first-tee-plan',
    category: 'mental',
    title: 'First tee, safe club',
    description:
      'Choose your opening club in the warm-up: the longest that found its target at least seven times out of ten. While you wait, slow down to six breaths a minute. Then play at the widest part of the fairway, even if others pull out a driver.',
    requiredShares: 10,
  },
]
