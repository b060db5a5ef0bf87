import MiniSearch from 'minisearch'
import type { Query } from 'minisearch'
import { GOLFERS_WORDS } from '../golfers-words.prose.ts'
import type { Topic } from '../topic.ts'
import { TOPIC_CATEGORY_LABELS } from '../topic-text.ts'
import { articleTexts } from './article-texts.ts'
import type { Finding } from './finding.ts'
import { wordsOf } from './pieces-of.ts'
import { snippetWith } from './snippet-with.ts'

/** Weight of a word by field, relative to an article's text. */
const BOOST = { title: 8, golfersWords: 6, category: 3, description: 3 }
/** Numbers are in every article and tell less than words. */
const NUMBER_BOOST = 0.6
/** One typo from this length, two in long words. */
const SHORT_WORD = 4
const LONG_WORD = 8
/** Tried in order until something is found: all words, with more and more typos, then any of them as typed. */
const ATTEMPTS = [
  { combineWith: 'AND', mostSlips: 0 },
  { combineWith: 'AND', mostSlips: 1 },
  { combineWith: 'AND', mostSlips: 2 },
  { combineWith: 'OR', mostSlips: 0 },
] as const
/** Few articles contain every word of a question: any word counts, the more the better. */
const QUESTION_ATTEMPTS = ATTEMPTS.toReversed()
const STOP_WORDS = new Set(
  (
    'a an and any are at be best better between by can do does for from get golf good have how i in is it me most ' +
    'much many my need of on or s should that the to use versus vs want what when which who why with you your'
  ).split(' '),
)
/** '7iron' is a 7 iron. */
const JOINED_NUMBER = /(\d)(?=(iron|wood|hybrid|deg))/gi

type Entry = {
  readonly id: string
  readonly title: string
  readonly golfersWords: string
  readonly category: string
  readonly description: string
  readonly article: string
}

export type Search = (search: string, how?: { readonly isQuestion: boolean }) => SearchAnswer

export type SearchAnswer = {
  readonly findings: readonly Finding[]
  /** No exact match: these are the closest. */
  readonly isClosest: boolean
}

/** Searches every word of these articles, titles weighted most; tolerates typos when there is no exact match. */
export function searchIndex(articles: readonly Topic[]): Search {
  const { add, search } = growingIndex()
  articles.forEach(add)
  return search
}

/** The same over the articles added so far. */
export function growingIndex(): { readonly add: (article: Topic) => void; readonly search: Search } {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'golfersWords', 'category', 'description', 'article'],
    tokenize: (text) => [...wordsOf(text)],
    searchOptions: { boost: BOOST, prefix: true, boostTerm: (word) => (/^\d+$/.test(word) ? NUMBER_BOOST : 1) },
  })
  const byId = new Map<string, Topic>()

  const add = (article: Topic): void => {
    byId.set(article.id, article)
    index.add({
      id: article.id,
      title: article.title,
      golfersWords: GOLFERS_WORDS[article.id],
      category: TOPIC_CATEGORY_LABELS[article.category],
      description: article.description,
      article: articleTexts(article).join(' '),
    })
  }

  const finding = (id: string, words: ReadonlySet<string>): Finding[] => {
    const article = byId.get(id)
    return article ? [{ topic: article, words, snippet: snippetOf(article, words) }] : []
  }
  const search: Search = (text, { isQuestion } = { isQuestion: false }) => {
    const all = wordsOf(text.replaceAll(JOINED_NUMBER, '$1 '))
    const telling = all.filter((word) => !STOP_WORDS.has(word))
    const asked = new Set(telling.length > 0 ? telling : all)
    for (const { combineWith, mostSlips } of isQuestion ? QUESTION_ATTEMPTS : ATTEMPTS) {
      const found = index.search({ combineWith, queries: Array.from(asked, (word) => readings(word, mostSlips)) })
      if (found.length > 0)
        return {
          findings: found.flatMap(({ id, match }) => finding(String(id), new Set(Object.keys(match)))),
          isClosest: mostSlips > 0 || combineWith === 'OR',
        }
    }
    return { findings: [], isClosest: false }
  }
  return { add, search }
}

/** A word and its singular; with typos, also with two neighbouring letters swapped. */
function readings(word: string, mostSlips: number): Query {
  const singular = /[^s]s$/.test(word) && word.length >= SHORT_WORD ? [word.slice(0, -1)] : []
  const slips = Math.min(mostSlips, slipsForgiven(word))
  const swapped = slips === 0 ? [] : Array.from(word.slice(1), (_, index) => withSwap(word, index))
  return {
    combineWith: 'OR',
    queries: [
      { queries: [...singular, ...swapped], prefix: false },
      { queries: [word], fuzzy: slips },
    ],
  }
}

function withSwap(word: string, index: number): string {
  return `${word.slice(0, index)}${word.charAt(index + 1)}${word.charAt(index)}${word.slice(index + 2)}`
}

function slipsForgiven(word: string): number {
  return word.length >= LONG_WORD ? 2 : word.length >= SHORT_WORD ? 1 : 0
}

/** None when title and description already contain a found word. */
function snippetOf(article: Topic, words: ReadonlySet<string>): string | undefined {
  const isSeen = wordsOf(`${article.title} ${article.description}`).some((word) => words.has(word))
  return isSeen ? undefined : snippetWith(articleTexts(article), words)
}
