import type { TwoBallTest } from './two-ball-test.ts'

export const TWO_BALL_TEST: TwoBallTest = {
  howTo:
    'Take a sleeve of each and play them in turn, A then B, with the same club from the same place. Start on the green. If it feels wrong there, it’s out.',
  stages: [
    {
      id: 'green',
      title: 'On the green',
      task: 'Ten putts of ten paces with each, then ten chips from the fringe to one spot.',
      compare: [
        'Sound and feel off the putter',
        'Putts that stop within a club length of the hole',
        'How far a chip rolls after it lands',
      ],
    },
    {
      id: 'approach',
      title: 'On approach',
      task: 'Five pitches, five full wedges and five 7-irons with each, all at one flag.',
      compare: [
        'Height of the flight',
        'How far from its pitch mark a ball stops',
        'How close together the five finish',
      ],
    },
    {
      id: 'tee',
      title: 'Off the tee',
      task: 'Five drives with each, with the swing you trust on the course.',
      compare: ['Drives on the fairway', 'Which one carries farther', 'How far a miss curves'],
    },
  ],
  decide:
    'Keep the ball that won on the green and on approach, unless the other one finds clearly more fairways. If neither wins, keep the cheaper one.',
}
