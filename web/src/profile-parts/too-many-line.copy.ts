export const tooManyClubs = ({
  clubCount,
  allowedCount,
}: {
  readonly clubCount: number
  readonly allowedCount: number
}) => `${clubCount} clubs in the bag; the rules allow ${allowedCount}.`
export const whichStayHome = (surplusCount: number) =>
  surplusCount === 1 ? 'Which one stays home?' : `Which ${surplusCount} stay home?`
export const chooseInBag = 'Choose in your bag'
