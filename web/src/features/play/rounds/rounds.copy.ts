export const openTitle = 'Your open round'
export const startRound = 'Play a round'
export const startLine = 'Your last course and tees are filled in.'
export const pastTitle = 'Rounds'
export const noRounds = 'Your first round shows up here: card, strokes gained, and what to work on.'
export const trend = 'Trend'
export const trendLine = 'Each part of your game over your last rounds'
export const left = 'left open'
export const holesPlayed = (count: number) => (count === 1 ? '1 hole' : `${count} holes`)
export const deleteIt = (course: string, day: string) => `Delete ${course}, ${day}`
export const deleteWord = 'Delete'
export const deleted = 'Round deleted.'
export const deleteTitle = 'Delete this round?'
export const isCounted = 'Its score is posted to your estimated index.'
export const keepScore = 'Delete the round, keep the score'
export const deleteBoth = 'Delete both'
export const bothDeleted = 'Round and score deleted.'
/** RND-36: asked once a day is over. */
export const openForADay = 'You started this round on an earlier day, and it’s still open.'
export const finishIt = 'Finish it'
export const goOn = 'Continue'
export const leaveIt = 'Leave it as it is'

export const placesTitle = 'Positions on this phone'
export const placesLine =
  'Your positions stay on this phone: the trail until a round is over, the places of your shots for 90 days. Signing out removes them.'
/** RND-46 and RND-47 quote these two. */
export const keepPictures = 'Keep pictures for my other devices'
export const forgetPlaces = 'Forget places'
export const keepPicturesHelp =
  'Sends where each shot was, measured from the tee toward the pin. Your account already names the course and the day.'
export const forgetting = 'Forgetting'
export const forgotten = 'Places forgotten. Your scores and distances stay.'
export const notForgotten = "Your places couldn't be removed. Try again."
