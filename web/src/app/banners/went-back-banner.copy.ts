/** `when` is a time of today, or a day and a time. */
export const wentBack = ({ when, count }: { readonly when: string; readonly count: number }) =>
  `Bagwise went back to ${when}. Send your ${count === 1 ? 'later change' : `${count} later changes`} again?`
export const sendAgain = 'Send again'
export const drop = 'Drop'
