export const nextTitle = 'Next'
export const noLargeGap = 'No large gap between your clubs.'

type GapWords = {
  /** With its unit: '24 yards'. */
  readonly gap: string
  readonly longer: string
  readonly shorter: string
}

export const gapToLiveWith = ({ gap, longer, shorter }: GapWords) =>
  `A gap to live with: ${gap} between ${longer} and ${shorter}.`
