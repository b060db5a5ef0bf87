export const title = 'Equipment Recommendations'
export const subtitle = 'What to change, what can wait, and why.'
