import type { ComponentType } from 'react'
import { TOPIC_IDS } from '@bagwise/content/encyclopedia/topic'
import type { TopicId } from '@bagwise/content/encyclopedia/topic'
import { lazyPart } from '#ui/lazy-part.tsx'
import styles from './article.module.css'

/** Where its links to other articles lead, and what they hand on. */
export type ArticleProps = {
  readonly linkTo: (topic: TopicId) => { readonly search: string }
  readonly linkState: object
}

const WAITING = <div aria-busy="true" className={styles.waiting} />

/** Each article is loaded, with its drawing, when it is opened first. */
export const ARTICLES = Object.fromEntries(
  TOPIC_IDS.map((id): [TopicId, ComponentType<ArticleProps>] => [id, lazyPart(() => loadArticle(id), WAITING)]),
) as Record<TopicId, ComponentType<ArticleProps>>

async function loadArticle(id: TopicId): Promise<ComponentType<ArticleProps>> {
  const [{ ArticleBody }, { articleFile, drawingFile }] = await Promise.all([
    import('./article-body.tsx'),
    import('./article-files.ts'),
  ])
  const [topic, drawing] = await Promise.all([articleFile(id), drawingFile(id)])
  return (props) => <ArticleBody topic={topic} drawing={drawing} {...props} />
}
