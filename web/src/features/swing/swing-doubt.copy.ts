export const oneMore = 'One more question before the analysis'
/** What was said for either side, each a list such as 'slice, push'. */
export const youNamed = ({ first, second }: { readonly first: string; readonly second: string }) =>
  `You named ${first} and ${second}.`
export const chooseOne = 'Choose one to go on; the last one is for when you cannot say.'
export const goOn = 'Go on'
