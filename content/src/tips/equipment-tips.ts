import { MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import type { ProTip } from './pro-tip.ts'

export const EQUIPMENT_TIPS: readonly ProTip[] = [
  {
    id: 'count-your-clubs',
    category: 'equipment',
    title: 'Count before you start',
    description: `You may start with ${MAX_CLUBS_IN_BAG} clubs, the putter among them. In stroke play each hole played with more costs two strokes, up to four in all. Count on the first tee, and if a stray club turns up later, say immediately that it is out of play.`,
    requiredShares: 1,
    source: 'Rules of Golf 2023, Rule 4.1b and 4.1c',
  },
  {
    id: 'even-wedge-steps',
    category: 'equipment',
    title: 'Even steps between wedges',
    description:
      'Find the loft of your pitching wedge: 43 or 44 degrees in many modern sets, up to 48 in older ones. Climb from there by 4 to 6 degrees a club. If any step is bigger, a gap wedge or a bent loft closes the hole.',
    requiredShares: 2,
    source:
      'Fitters’ rules of 4 to 6 degrees between wedges (golf-insights.com, gapping); lofts after retrogolfer.co.uk',
  },
  {
    id: 'long-iron-or-hybrid',
    category: 'equipment',
    title: 'Long iron or hybrid?',
    description:
      'In one test a 21-degree hybrid carried over 20 paces more than a 3-iron, for fast and slow swingers alike. Hit nine of each and compare the middle carries. If your long iron barely outflies the next iron down, a hybrid deserves its place.',
    requiredShares: 3,
    source: 'Golf Digest, launch-monitor comparison of a 3-iron and a 21-degree hybrid',
  },
  {
    id: 'bounce-for-your-turf',
    category: 'equipment',
    title: 'Bounce for your turf',
    description:
      'Bounce keeps a wedge from digging; 4 to 6 degrees is low, more than 10 is high. Choose more for soft ground, fluffy sand or deep divots, less for firm ground or a shallow swing. Before buying, hit ten chips off the turf you usually play.',
    requiredShares: 5,
    source: 'Titleist, Vokey wedge guide',
  },
  {
    id: 'measure-for-your-grip',
    category: 'equipment',
    title: 'Measure for your grip',
    description:
      'Measure your hand from wrist crease to the tip of the middle finger. Below 7 inches (18 cm) start with an undersize grip, up to 8 inches (20 cm) with standard, above that with midsize or jumbo. Charts differ, so try two sizes, and renew grips once they shine.',
    requiredShares: 6,
    source: 'Grip chart of loggerheadgolf.com',
  },
  {
    id: 'choose-a-ball-from-the-green',
    category: 'equipment',
    title: 'Choose a ball backwards',
    description:
      'Choose your ball from the green back. Hit five chips and five pitches with two models and stay with the one whose roll you can predict. Softness will not make it longer: in a robot test soft ones lost 2 mph of ball speed at a swing of 85 mph.',
    requiredShares: 8,
    source: 'mygolfspy.com, robot ball test of 2019: about 2 mph of ball speed at 85 mph, 4.5 at 115',
  },
  {
    id: 'balance-your-putter',
    category: 'equipment',
    title: 'Balance your putter',
    description:
      'Balance the putter’s shaft across one finger. A face that looks at the sky usually suits a straight stroke, a toe that hangs suits an arc. To see yours, film ten strokes above a chalk line. If head and habit disagree, test the other kind.',
    requiredShares: 9,
  },
  {
    id: 'flex-is-only-a-letter',
    category: 'equipment',
    title: 'Flex is only a letter',
    description:
      'No standard says what stiff means, and one maker’s stiff can play like another’s regular. Compare shafts in the same head, seven shots each. Low and drifting away from you hints at too stiff; high and drifting to your own side, too soft.',
    requiredShares: 10,
    source: 'lynxgolf.co.uk, shaft flex guide',
  },
]
