import type { Topic } from '../topic.ts'

export const TOPIC: Topic = {
  id: 'mallet-putters',
  title: 'Mallet Putters',
  category: 'putters',
  description: 'Big heads that stay square on poor hits and help you aim. Why so many good players changed to them.',
  priceRange: 'About $100-$600',
  detailedOverview: [
    'A mallet is deep from face to back. That depth is used for two things: long lines to aim with, and weight far from the middle. The farther out the weight sits, the harder the head is to twist. A putt off the heel then loses less line and pace. [1]',
    'Makers give that resistance as moment of inertia, or MOI. Blades are often at about 3,500 to 4,500 g cm². From about 5,000 a putter is sold as high MOI. The figure is useful for comparing two heads, and it says nothing about how well you will aim them. [2]',
    'Many mallets are face-balanced, with the face pointing up when the shaft lies on a finger. They suit a stroke that stays nearly straight. But the shape alone proves nothing. Plenty of mallets have toe hang, thanks to a short neck at the heel. Look at the balance, not at the outline. [2]',
    'A newer kind sets the shaft so that the head has no wish to turn at all. Some golfers find it calming, others dead. As with every putter, ten minutes on a real green tell more than any page.',
  ],
  details: {
    purpose: 'To keep the face steady through the ball and to make square easy to see, above all on short putts.',
    keySpecs: [
      { name: 'Head weight', description: 'About 350 to 380 g. [2]' },
      {
        name: 'Size limit',
        description: 'At most 7 inches from heel to toe, and always wider than it is deep. [3]',
      },
      { name: 'Twist', description: 'High MOI begins at about 5,000 g cm² in the words of the makers. [2]' },
      { name: 'Shaft position', description: 'Heel, centre or bent in between; it decides the balance.' },
    ],
    features: [
      'Lines, circles or contrasting colours that frame the ball.',
      'Wings or a ring of metal at the back, with little in between.',
      'Light metals in the middle, heavy ones in the corners.',
      'Room for a slot that picks the ball up, kind to stiff backs.',
    ],
    whenToUse: [
      'Your contact wanders along the face.',
      'You miss short putts by aim more than by nerves.',
      'Your stroke looks straight on film, with little turning of the face.',
      'You play slow or bumpy greens and like a head that keeps going.',
    ],
    priceRange:
      'About $100 to $600. Simple mallets from a mass brand do the important part. The dear ones add finer materials, weights to swap and a fitting.',
    brands: ['Odyssey', 'TaylorMade', 'L.A.B. Golf', 'PING', 'Scotty Cameron', 'Cleveland'],
    tips: [
      'Aim at a hole, step away and look along the lines from behind. Repeat with three models.',
      'Hit five putts from the toe on purpose. The distance lost is what the head cannot save.',
      'Cover the long line with tape, then uncover it. Some golfers aim better without.',
      'Practise lag putts for a week after the change. Heavy heads roll the ball farther at first.',
    ],
    commonMistakes: [
      'Steering a face-balanced head around an arc.',
      'Taking forgiveness as a licence to stop caring where the ball meets the face.',
      'Setting the head down behind the ball so that its back edge lifts and the lines lie.',
    ],
    proInsights: [
      'By the account of one fitter, leading players took to big heads for the longer sight line rather than for rescue. Aim comes first. [4]',
      'A head that twists less is also harder to turn back once it is open. Players with much hand action may miss on one side. [4]',
      'The TaylorMade Spider Tour, Odyssey Ai-ONE and L.A.B. Golf DF3 are three answers to one question. Try all three kinds once. [5]',
    ],
  },
  relatedTopics: ['putters', 'blade-putters', 'grip-fitting'],
  sources: [
    { text: 'Tests and fitting guides on resistance to twisting' },
    { text: 'Usual trade figures; makers differ' },
    { text: 'Equipment Rules of the USGA and The R&A, dimensions of putter heads' },
    {
      text: 'The Fitter’s Corner, on choosing a style of putter head',
      address: 'https://marathonsportsagency.blog/2023/11/27/the-fitters-corner-putter-fitting-selecting-a-head-style',
    },
    { text: 'List of equipment, 2022 to 2024' },
  ],
}
