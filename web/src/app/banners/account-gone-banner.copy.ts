export const accountGone =
  'Changes on this device belong to an account that was deleted, so Bagwise cannot save them there anymore.'
export const decide = 'Decide what to do'
