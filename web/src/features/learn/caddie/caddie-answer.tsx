import { Link } from 'react-router'
import { SourceMark } from '#ai/source-mark.tsx'
import type { Conversation } from './use-caddie.ts'
import * as copy from './caddie.copy.ts'
import styles from './caddie.module.css'

/** The answer, growing downwards, and the articles behind it where there is none. */
export function CaddieAnswer({ conversation }: { readonly conversation: Conversation | undefined }) {
  return (
    <>
      <p role="status" className="sr-only">
        {conversation && copy.spoken[conversation.state]}
      </p>
      {conversation && <Answer key={conversation.question} {...conversation} />}
    </>
  )
}

/** On a phone the place of the answer is below what can be seen: whoever asks is taken there once. */
function bringIntoView(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'nearest' })
}

function Answer({ question, text, state, trouble, articles }: Conversation) {
  return (
    <div ref={bringIntoView} className={styles.answer}>
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="min-w-0">{question}</h3>
        {text !== '' && <SourceMark source="ai" />}
      </div>
      {paragraphsOf(text).map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text only grows at its end
        <p key={index}>{paragraph}</p>
      ))}
      {state === 'asking' && text === '' && <p className="text-ink-2">{copy.thinking}</p>}
      {state === 'stopped' && <p className="text-ink-2">{copy.wasStopped}</p>}
      {state === 'failed' && (
        <>
          <p className="text-ink-2">{trouble}</p>
          <Articles articles={articles} />
        </>
      )}
    </div>
  )
}

function paragraphsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n')
}

function Articles({ articles }: Pick<Conversation, 'articles'>) {
  return (
    <>
      {articles && articles.length > 0 ? (
        <>
          <div className="flex items-baseline justify-between gap-3">
            <h3>{copy.closestArticles}</h3>
            <SourceMark source="rules" />
          </div>
          <ul className={styles.articles}>
            {articles.map(({ id, title, description }) => (
              <li key={id}>
                <Link to={`/encyclopedia?topic=${id}`}>{title}</Link>
                <p className="text-sm text-ink-2">{description}</p>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{articles ? copy.noArticle : copy.articlesFailed}</p>
      )}
      <p>
        <Link to="/encyclopedia" className="inline-flex min-h-11 items-center">
          {copy.allArticles}
        </Link>
      </p>
    </>
  )
}
