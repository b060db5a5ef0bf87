export const noAnswer =
  'Bagwise did not answer, so you may still be signed in. Nothing was cleared. Try again when you are online.'
