export const tipsTitle = 'Pro Golf Tips'
export const tipsLine = 'Short advice on swing, strategy, putting and more. Sign up free to read the tips.'
export const tipsSignUp = 'Sign up for the tips'

// Golfers see the same cards.
export const toolCardsTitle = 'Your tools'
export const toolCardsLine = 'Free with an account.'
