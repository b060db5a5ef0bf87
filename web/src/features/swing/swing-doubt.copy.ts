export const oneMore = 'One more question before the analysis'
/** What was said for either side, each a list such as 'slice, push'. */
export const youNamed = ({ first, second }: { readonly first: string; readonly second: string }) =>
  `You named ${first} and ${second}.`
export const chooseOne = "Pick one. The last is for when you can't say."
export const goOn = 'Continue'
