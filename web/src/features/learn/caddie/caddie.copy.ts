export const title = 'Ask the caddie'
export const questionLabel = 'Your question'
export const adviceHint = 'General advice: check with a coach or fitter what costs money, with a doctor what hurts.'
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
  failed: 'The caddie cannot answer. The encyclopedia is below.',
}

export const thinking = 'Thinking…'
export const wasStopped = 'Stopped.'
export const cutOff = 'The answer was cut off here.'
export const noAnswer = 'The caddie has no answer right now.'
export const askedTooOften = 'You have asked as often as an hour allows. Ask again later.'

export const closestArticles = 'Closest articles'
export const noArticle = 'No article comes close to that; have a look around:'
export const articlesFailed = 'The articles could not be loaded; have a look around:'
export const allArticles = 'All of the encyclopedia'
