export const title = 'Out of bounds'
export const noPage = 'There is no page at this address'
export const playAnother = 'Play another one from the tee: every tool is on the home page.'
export const backToHome = 'Back to home'
