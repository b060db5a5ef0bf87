import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'hybrids',
  title: 'Hybrids',
  category: 'hybrids',
  description: 'Half wood, half iron: the easy replacement for long irons, and the first aid for balls in the rough.',
  priceRange: 'About $130-$330 new',
  detailedOverview: [
    'A hybrid has a small wood-like head on a shaft not much longer than that of an iron. Makers put the weight low and back. The ball climbs more easily than from a long iron, even when you catch it a little thin. Some brands call the club a rescue.',
    'Its job is to replace irons you cannot lift. A 3-hybrid has about 18 to 20 degrees of loft, a 4-hybrid 22 to 24 and a 5-hybrid 25 to 27. A hybrid with 25 or 26 degrees usually takes the place of a 5-iron. [1] [2]',
    'Tests agree on the gain and differ on its size. Golf Digest let four players hit a hybrid and a 3-iron of the same 21 degrees. The fastest and the slowest both carried the hybrid more than 20 yards farther. Another test, by Plugged In Golf with five golfers, found about 12 yards. [3] [4]',
    'Note what else they found. In the second test the long irons finished about 6 yards closer to the target. In the first the hybrid was 1.25 inches longer, which adds speed. So a hybrid gives height and help on poor hits, not magic. Hit both before you pay. [3] [4]',
  ],
  details: {
    purpose:
      'To make the shots between your longest comfortable iron and your fairway woods easy to launch, from grass of almost any length.',
    keySpecs: [
      {
        name: 'Loft',
        description: 'From about 17 degrees for a 2-hybrid to 27 for a 5. Some lines go up to 34. [1] [5]',
      },
      {
        name: 'Length',
        description: 'About 39.5 to 41 inches, between the fairway wood and the iron of equal loft. [5]',
      },
      { name: 'Head', description: 'Roughly 100 to 130 cc, smaller than any fairway wood. [5]' },
      {
        name: 'Shaft',
        description: 'Nearly always graphite. Match its weight to your irons if you swing it like one.',
      },
    ],
    features: [
      'A rounded sole that parts long grass instead of snagging in it.',
      'Weight set low and away from the face, for launch and stability.',
      'A flat face with a bit of bulge on many models.',
      'Little or no offset, so the face looks farther forward at address than that of an iron.',
    ],
    whenToUse: [
      'Long approaches where an iron would come in too flat to stay on the green.',
      'From light or medium rough, when at least half of the ball shows.',
      'Off the tee on tight holes that want something short of a wood.',
      'As a putting stroke from the fringe, when the grass is too long to putt.',
    ],
    priceRange:
      'About $130 to $330 new. The large brands asked about $249 to $299 in 2024. Used ones are plentiful and age well. [6]',
    brands: ['TaylorMade', 'Callaway', 'PING', 'Titleist', 'Cobra', 'Cleveland'],
    tips: [
      'Swing it like an iron: ball just forward of centre and a small divot after it.',
      'Match by distance. Your new 4-hybrid may fly as far as your old 3-iron.',
      'For a lower ball stand a touch closer and hold the club a little shorter.',
      'New to golf? Start the set with a hybrid where the 4-iron would be.',
    ],
    commonMistakes: [
      'Sweeping at it as if it lay on a tee. On grass that brings thin, low shots.',
      'Buying by the number on the head. One maker’s 3 is another maker’s 4.',
      'Leaving the replaced iron in the bag as well, so that two clubs share one yardage.',
    ],
    proInsights: [
      'Golfers who hook often hook a hybrid more than an iron. A flatter lie angle or a heavier shaft calms it.',
      'In the same Golf Digest test the 3-iron flew about 2.75 yards straighter. Across a green that is almost nothing. [3]',
      'Leave room in the ladder: check the carry above and below before you choose a loft.',
    ],
  },
  relatedTopics: ['fairway-woods', '3-iron', 'driving-iron', 'game-improvement-irons', 'club-gapping'],
  sources: [
    { text: 'Bagwise, usual and suggested lofts of hybrids' },
    { text: 'Fitting advice on which hybrid replaces which iron' },
    {
      text: 'Golf Digest, “TrackMan Says”, 28 February 2008',
      address: 'https://www.golfdigest.com/story/hltrackmanhybrid',
    },
    { text: 'Plugged In Golf, test of hybrids against long irons with five golfers' },
    { text: 'Usual trade figures; the PING G440 HL line for the highest loft' },
    { text: 'United States list prices of 2024' },
  ],
}
