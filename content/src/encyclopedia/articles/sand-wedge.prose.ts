import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'sand-wedge',
  title: 'Sand Wedge',
  category: 'wedges',
  description:
    'Built to skid through sand rather than dig. Why its sole matters more than its loft, and how to use it.',
  priceRange: 'About $100-$190',
  detailedOverview: [
    'Before about 1932 golfers picked the ball out of sand with thin irons, and suffered. Gene Sarazen is credited with the cure: metal added to the sole, so that the back edge hangs lower than the front. The club then glides instead of digging. That is still the whole idea. [1]',
    'The angle of that sole is called bounce, and this club usually has the most in the bag: about 10 to 14 degrees. Sand wedges made for forgiveness go to the top of the range. The Callaway CB has 14 degrees of bounce at both 54 and 56 degrees of loft. [1] [2]',
    'In a bunker you do not hit the ball. You hit the sand about 1 to 2 inches behind it, and the sand throws the ball out. Speed through the sand is what carries it. Open the face a little, swing on, and finish high. [1]',
    'Away from sand it is a strong all-rounder. A full swing gives a high, soft shot; Bagwise assumes 85 yards at 95 mph of driver speed. On soft turf and in rough its broad sole saves you from the fat shot. On hard, bare ground that same sole can skip into the middle of the ball. [3]',
  ],
  details: {
    purpose: 'To get out of bunkers at the first try, and to play short, high shots from soft ground and thick grass.',
    keySpecs: [
      { name: 'Loft', description: 'From 54 to 56 degrees, with 56 as the common choice. [3]' },
      { name: 'Bounce', description: 'Mostly 10 to 14 degrees. Less for firm sand, more for deep, fluffy sand. [1]' },
      { name: 'Length', description: 'About 35.25 inches, slightly shorter than the gap wedge. [4]' },
      { name: 'Entry point', description: '1 to 2 inches behind the ball, about the width of two fingers. [1]' },
    ],
    features: [
      'A wide, rounded sole with a raised leading edge.',
      'A heavy head that keeps going when the sand pushes back.',
      'Full-face grooves on some models, for shots with an open face.',
      'Extra wide soles on versions for golfers who fear bunkers.',
    ],
    whenToUse: [
      'Greenside bunkers with normal or soft sand.',
      'Lies down in the rough, close to the green.',
      'High pitches over a bunker, onto soft greens.',
      'Full swings, worth about 60 to 100 yards for most people.',
    ],
    priceRange:
      'New ones cost about $100 to $190. Boxed sets often include one, with a plain sole that does the work. Old bargains may have smooth grooves, which hardly matters in sand. [5]',
    brands: ['Titleist Vokey', 'Cleveland', 'Callaway', 'PING', 'TaylorMade'],
    tips: [
      'Draw a line in the practice bunker and erase it with every swing, without a ball. Then add the ball.',
      'Dig your feet in a little. You learn how deep the sand is, and you stand at its level.',
      'For a longer bunker shot swing longer; keep the entry point where it is.',
      'From a buried lie square the face up and expect the ball to run.',
    ],
    commonMistakes: [
      'Stopping at the sand. The club must come out on the far side.',
      'Leaning the shaft forward, which takes the bounce away and lets the edge dig.',
      'Choosing a low-bounce model for looks and then meeting soft sand.',
    ],
    proInsights: [
      'Wet sand is firm sand. Open the face less there, or take the gap wedge.',
      'A good player sets the handle low and the knees soft, which shows more of the sole to the sand.',
      'If you play one course, let its bunkers choose. A fitter asks about the sand before the swing.',
    ],
  },
  relatedTopics: ['wedges', 'gap-wedge', 'lob-wedge', 'bounce-angle'],
  sources: [
    { text: 'Usual account of the club’s history and usual trade figures' },
    { text: 'Golf Digest on the Callaway CB wedge' },
    { text: 'Bagwise, suggested loft and standard carry of the club' },
    { text: 'Length table of dimensionsguide.com' },
    { text: 'United States shop prices of 2024' },
  ],
}
