import type { Ref } from 'react'
import type { TopicSummary } from '@bagwise/content/encyclopedia/topic'
import { TOPIC_CATEGORY_LABELS } from '@bagwise/content/encyclopedia/topic-text'
import * as copy from '#features/encyclopedia/encyclopedia.copy.ts'
import { Icon } from '#ui/icon.tsx'
import { ARTICLES } from './articles.tsx'
import type { ArticleProps } from './articles.tsx'
import styles from './article.module.css'

type ArticleViewProps = ArticleProps & {
  readonly topic: TopicSummary
  readonly articleRef: Ref<HTMLElement>
  readonly onClose: () => void
}

/** The open entry. What the list knows of it shows at once, the article follows. */
export function ArticleView({ topic, linkTo, linkState, articleRef, onClose }: ArticleViewProps) {
  const Article = ARTICLES[topic.id]
  return (
    <article ref={articleRef} aria-labelledby="encyclopedia-article" className={styles.article}>
      <div className={styles.title}>
        <div>
          <p className="text-sm text-ink-2">{TOPIC_CATEGORY_LABELS[topic.category]}</p>
          <h2 id="encyclopedia-article" tabIndex={-1}>
            {topic.title}
          </h2>
        </div>
        <button
          type="button"
          aria-label={copy.closeArticle(topic.title)}
          className="grid size-11 flex-none place-items-center rounded-control hover:bg-mown border-[1.5px] border-ink"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <p className={styles.lead}>{topic.description}</p>
      <Article linkTo={linkTo} linkState={linkState} />
    </article>
  )
}
