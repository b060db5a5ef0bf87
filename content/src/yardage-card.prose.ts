/** Texts of the yardage card. */
export const YARDAGE_CARD_WORDS = {
  print: 'Cut along the dashes and fold at the dots: 70 × 100 mm in your pocket.',
  today:
    'Into, Across and Down are your carries in today’s air with the wind in your face, from the side and behind you. They are worked out by the flight model, to level ground; height above the sea is left out.',
  calm: 'Today is your carry in today’s air, which is still. It is worked out by the flight model, to level ground; height above the sea is left out.',
  unknown:
    'The weather of the day is not known now, so the card has your usual carries only: 70°F, still air, level ground.',
  wedges:
    'Three-quarter is to nine o’clock, the lead arm level with the ground; half is to half past seven, the hands at the hip. They count as 75% and 50% of a full carry. Published wedge charts run from 66% to 87% and from 32% to 75%, so hit ten of each and trust your own.',
  tournament:
    'Leaves out today’s carries: most competitions forbid numbers worked out from the wind and the temperature.',
  estimated: '≈ estimated, not measured yet.',
  downloaded: 'The picture of your card is with your downloads.',
  notDrawn: 'The picture could not be made. Your card can still be printed.',
  nothing: 'Nothing to put on a card yet',
  nothingYet: 'No club in your bag has a distance. Two or three that you know give you the rest.',
} as const
