import type { ProTip } from './pro-tip.ts'

export const STRATEGY_TIPS: readonly ProTip[] = [
  {
    id: 'middle-of-the-green',
    category: 'strategy',
    title: 'Aim for the middle',
    description:
      'With a mid-iron a scratch golfer finishes 14 paces from the hole on average, a 25-handicapper almost 40. A flag near the edge has no room for that. From farther than a wedge, aim at the middle of the green and let a close one be a bonus.',
    requiredShares: 0,
    source: 'National Club Golfer, average proximity from 150 yards by handicap: 41 feet at scratch, 118 feet at 25',
  },
  {
    id: 'one-more-club',
    category: 'strategy',
    title: 'Take one more club',
    description:
      'Golfers who shoot 90 hit about one green in three from mid-iron range, and the centre of their shots lies roughly a club short of the hole. Take the club that a normal strike sends to the back half, and count your greens for three rounds.',
    requiredShares: 1,
    source: 'Mark Broadie, shots of a 90-golfer from 150 yards of fairway: 35 % greens, centred 13 yards short',
  },
  {
    id: 'wind-in-percent',
    category: 'strategy',
    title: 'Wind in percent',
    description:
      'Into a wind of 10 mph add ten percent, with one of 10 mph take off five. A shot of 150 plays like 165 against it and about 142 with it. Change the club and keep your usual swing.',
    requiredShares: 2,
    source: 'Golf Monthly, How to calculate distance in the wind',
  },
  {
    id: 'pay-the-toll-in-the-trees',
    category: 'strategy',
    title: 'Pay the toll in trees',
    description:
      'A 7-iron away from the hole, tour players need 2.9 strokes from the fairway and 3.8 from trouble such as trees: even they lose most of a stroke. If you would not make the gap eight times in ten, chip out sideways.',
    requiredShares: 4,
    source:
      'Mark Broadie, Assessing Golfer Performance on the PGA TOUR, Interfaces 42(2), 2012, table B.1 at 140 yards',
  },
  {
    id: 'lay-up-closer',
    category: 'strategy',
    title: 'Lay up closer',
    description:
      'Out of reach of the green? Nearer beats a favourite number: tour players hole out in 2.5 strokes from 30 paces of fairway and in 2.8 from 100. Stop farther back only where sand, water or rough squeezes the last stretch.',
    requiredShares: 5,
    source: 'Mark Broadie, Assessing Golfer Performance on the PGA TOUR, Interfaces 42(2), 2012, table B.1',
  },
  {
    id: 'room-for-every-drive',
    category: 'strategy',
    title: 'Room for every drive',
    description:
      'A tour player’s drives spread over about 65 paces from edge to edge, so expect your own to spread as wide. Lay that width over the hole: if it covers water or a boundary, move your aim, and if it still does, take a shorter club.',
    requiredShares: 7,
    source: 'jmlongdrive.com, Better golf through better strategic decisions: 65 yards in all',
  },
  {
    id: 'one-pace-up-one-pace-longer',
    category: 'strategy',
    title: 'Count the climb in paces',
    description:
      'Each pace a green lies above you adds about a pace of carry, each pace below takes one off. For height, use something you know: a two-story house is roughly seven paces tall. Uphill by one house? That is half a club or more.',
    requiredShares: 8,
    source: 'The 3-to-1 rule of elevation: one yard of distance for three feet of height',
  },
  {
    id: 'cold-costs-half-a-club',
    category: 'strategy',
    title: 'Cold costs half a club',
    description:
      'A drop of 10 °F (6 °C) takes about two paces off a driver and one and a half off a wedge. So a 45 °F (7 °C) morning plays half a club longer than a 75 °F (24 °C) afternoon. Take that first, then allow for a tight jacket.',
    requiredShares: 9,
    source: 'golf.com, Heat, altitude and the golf ball: launch-monitor figures per 10 °F',
  },
]
