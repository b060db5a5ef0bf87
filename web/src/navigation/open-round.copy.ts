export const playRound = 'Play a round'
export const playLine = 'Two taps a shot, one card'
export const finishIt = 'Finish your round'
export const goOn = 'Continue your round'

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const

/** RND-32 quotes it: 'Hole 7, two shots, go on' */
export function resumeText({ hole, shotCount }: { readonly hole: number; readonly shotCount: number }): string {
  const count = NUMBER_WORDS[shotCount] ?? String(shotCount)
  return `Hole ${hole}, ${count} ${shotCount === 1 ? 'shot' : 'shots'}, go on`
}
