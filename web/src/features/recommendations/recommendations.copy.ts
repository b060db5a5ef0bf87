export const title = 'Equipment Recommendations'
export const subtitle = 'What to change in your bag, what can wait, and why.'
