export const title = 'Ask the caddie'
export const questionLabel = 'Your question'
export const adviceHint = 'General advice. Ask a fitter before you buy, a doctor about pain.'
export const examplesLabel = 'Examples'
export const examples = [
  'How much bounce do I need?',
  'Should I carry a hybrid or a long iron?',
  'How do I play into the wind?',
]
export const questionTooLong = ({
  characterCount,
  longestCount,
}: {
  readonly characterCount: number
  readonly longestCount: number
}) => `Your question has ${characterCount} characters: shorten it to ${longestCount}.`
export const questionMissing = 'Type a question first.'
export const ask = 'Ask'
export const stop = 'Stop'

/** What is read out: that something has come, once. Not every piece of it. */
export const spoken = {
  asking: 'The caddie is thinking.',
  answered: 'The caddie has answered.',
  stopped: 'The answer was stopped.',
  failed: 'No answer right now. Try these articles.',
}

export const thinking = 'Thinking…'
export const wasStopped = 'Stopped.'
export const cutOff = 'The answer was cut off here.'
export const noAnswer = 'The caddie has no answer right now.'
export const askedTooOften = "That's the limit for this hour. Try again later."

export const closestArticles = 'Closest articles'
export const noArticle = 'Nothing on that yet; have a look around:'
export const articlesFailed = "The articles didn't load. Have a look around:"
export const allArticles = 'All of the encyclopedia'
