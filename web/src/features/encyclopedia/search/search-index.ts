import MiniSearch from 'minisearch'
import type { Topic } from '@bagwise/content/encyclopedia/topic'
import { TOPIC_CATEGORY_LABELS } from '@bagwise/content/encyclopedia/topic-words'
import { articleTexts } from './article-texts.ts'
import type { Finding } from './finding.ts'
import { wordsOf } from './pieces-of.ts'
import { snippetWith } from './snippet-with.ts'

/** How much more a word counts in a title than in the middle of an article. */
const BOOST = { title: 8, category: 3, description: 3 }
/** One slip of the finger in a word of four letters, two in a longer one: two letters that changed places count as two. */
const SHORT_WORD = 4
const LONG_WORD = 5
const MOST_SLIPS = 2
/** What is tried until something is found: as it is typed, then with more and more slips, at last any of the words. */
const ATTEMPTS = [
  { slips: 0, combineWith: 'AND' },
  { slips: 1, combineWith: 'AND' },
  { slips: MOST_SLIPS, combineWith: 'AND' },
  { slips: MOST_SLIPS, combineWith: 'OR' },
] as const
const STOP_WORDS = new Set(
  'a an and are at be by can do does for how i in is it me my of on or should the to what when which with'.split(' '),
)

type Entry = {
  readonly id: string
  readonly title: string
  readonly category: string
  readonly description: string
  readonly article: string
}

export type SearchAnswer = {
  readonly findings: readonly Finding[]
  /** Nothing is written as it was typed: these come closest. */
  readonly isClosest: boolean
}

/** Searches every word of these articles, in titles first; slips are forgiven when nothing is written as typed. */
export function searchIndex(articles: readonly Topic[]): (search: string) => SearchAnswer {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'category', 'description', 'article'],
    tokenize: (text) => [...wordsOf(text)],
    searchOptions: { boost: BOOST, prefix: true },
  })
  index.addAll(
    articles.map((article) => ({
      id: article.id,
      title: article.title,
      category: TOPIC_CATEGORY_LABELS[article.category],
      description: article.description,
      article: articleTexts(article).join(' '),
    })),
  )
  const byId = new Map<string, Topic>(articles.map((article) => [article.id, article]))

  const finding = (id: string, words: ReadonlySet<string>): Finding[] => {
    const article = byId.get(id)
    return article ? [{ topic: article, words, snippet: snippetOf(article, words) }] : []
  }
  return (search) => {
    const all = wordsOf(search)
    const telling = all.filter((word) => !STOP_WORDS.has(word))
    const asked = (telling.length > 0 ? telling : all).join(' ')
    for (const { slips, combineWith } of ATTEMPTS) {
      const found = index.search(asked, { combineWith, fuzzy: (word) => Math.min(slips, mostSlips(word)) })
      if (found.length > 0)
        return {
          findings: found.flatMap(({ id, match }) => finding(String(id), new Set(Object.keys(match)))),
          isClosest: slips > 0,
        }
    }
    return { findings: [], isClosest: false }
  }
}

function mostSlips(word: string): number {
  return word.length >= LONG_WORD ? MOST_SLIPS : word.length >= SHORT_WORD ? 1 : 0
}

/** Nothing where title and description say a word that was found. */
function snippetOf(article: Topic, words: ReadonlySet<string>): string | undefined {
  const isSeen = wordsOf(`${article.title} ${article.description}`).some((word) => words.has(word))
  return isSeen ? undefined : snippetWith(articleTexts(article), words)
}
