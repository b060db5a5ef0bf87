/** Texts of the yardage card. */
export const YARDAGE_CARD_WORDS = {
  print: 'Cut along the dashes and fold at the dots: 70 × 100 mm in your pocket.',
  today:
    'Into, Across and Down are your carries in today’s air with the wind in your face, from the side and behind you. They come from the flight model, for level ground at sea level. The card keeps the time it was made.',
  calm: 'Today’s air is still, so there is one column. It comes from the flight model, for level ground at sea level. The card keeps the time it was made.',
  unknown: 'No weather right now, so there is no forecast table.',
  unknownAtStart: 'Your round started without a forecast, so there is no forecast table.',
  noneMade: 'You haven’t made a card for a forecast yet. Make one before your round, with tournament mode off.',
  easierSwings:
    'Three-quarter is to nine o’clock, the lead arm level with the ground; half is to half past seven, the hands at the hip. They count as 75% and 50% of a full carry. Published wedge charts run from 66% to 87% and from 32% to 75%, so trust your own: with three shots of a swing kept, your wedges have yours.',
  tournament: 'Shows your card as you made it before the round. It no longer follows the weather or your bag.',
  legend: 'Solid: Measured or Manual. Dashed: Estimated.',
  downloaded: 'The picture of your card is with your downloads.',
  notDrawn: 'Couldn’t make the picture. You can still print your card.',
  nothing: 'Nothing to put on a card yet',
  nothingYet: 'No club in your bag has a distance. Two or three that you know give you the rest.',
} as const
