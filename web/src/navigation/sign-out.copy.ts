export const noAnswer =
  "Can't reach Bagwise, so you may still be signed in. Nothing was cleared. Try again when you're online."
