import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Fragment } from 'react'
import type { Topic, TopicSource } from '@bagwise/content/encyclopedia/topic'
import type { TopicDrawing } from '@bagwise/content/encyclopedia/topic-drawing'
import { TOPIC_SUMMARIES } from '@bagwise/content/encyclopedia/topics.prose'
import { markedPieces } from '@bagwise/content/encyclopedia/source-marks'
import { useReaderUnits } from '#data/use-reader-units.ts'
import { textInUnits } from '#quantities/text-in-units.ts'
import ringPoints from '#ui/ring-points.module.css'
import { DrawnTopic } from './drawings/drawn-topic.tsx'
import * as copy from './article-body.copy.ts'
import type { ArticleProps } from './articles.tsx'
import styles from './article.module.css'

type ArticleBodyProps = ArticleProps & { readonly topic: Topic; readonly drawing: TopicDrawing }

/** Everything an article says, in the order of the specification, then where to go on and where it is from. */
export function ArticleBody({ topic, drawing, linkTo, linkState }: ArticleBodyProps) {
  const { details } = topic
  const units = useReaderUnits()
  return (
    <>
      <Section title={copy.overview}>
        {topic.detailedOverview.map((paragraph) => (
          <p key={paragraph}>
            <MarkedText text={paragraph} />
          </p>
        ))}
      </Section>
      <DrawnTopic drawing={drawing} units={units} />
      <Section title={copy.purpose}>
        <p>
          <MarkedText text={details.purpose} />
        </p>
      </Section>
      <Section title={copy.keySpecs}>
        <dl className={styles.specs}>
          {details.keySpecs.map(({ name, description }) => (
            <div key={name}>
              <dt>{textInUnits(name, units)}</dt>
              <dd>
                <MarkedText text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Points title={copy.features} points={details.features} />
      <Points title={copy.whenToUse} points={details.whenToUse} />
      <Section title={copy.priceRange}>
        <p>
          <MarkedText text={details.priceRange} />
        </p>
      </Section>
      <Section title={copy.brands}>
        <ul className={styles.brands}>
          {details.brands.map((brand) => (
            <li key={brand}>{brand}</li>
          ))}
        </ul>
      </Section>
      <Points title={copy.tips} points={details.tips} />
      <Points title={copy.commonMistakes} points={details.commonMistakes} look="faults" />
      <Points title={copy.proInsights} points={details.proInsights} />
      <Section title={copy.relatedTopics}>
        <ul className={styles.related}>
          {TOPIC_SUMMARIES.filter(({ id }) => topic.relatedTopics.includes(id)).map(({ id, title }) => (
            <li key={id}>
              <Link to={linkTo(id)} state={linkState}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      {topic.sources.length > 0 && (
        <Section title={copy.sources}>
          <SourceList sources={topic.sources} />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

const LOOKS = { points: styles.points, faults: styles.faults } as const

type PointsProps = { readonly title: string; readonly points: readonly string[]; readonly look?: keyof typeof LOOKS }

function Points({ title, points, look = 'points' }: PointsProps) {
  return (
    <Section title={title}>
      <ul className={`${ringPoints.rings} ${LOOKS[look]}`}>
        {points.map((point) => (
          <li key={point}>
            <MarkedText text={point} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A text whose source marks lead to the sources below the article. */
function MarkedText({ text }: { readonly text: string }) {
  return markedPieces(textInUnits(text, useReaderUnits())).map(({ startsAt, text: said, sourceNumber }) =>
    sourceNumber === undefined ? (
      <Fragment key={startsAt}>{said}</Fragment>
    ) : (
      <sup key={startsAt}>
        <a
          href={`#source-${sourceNumber}`}
          aria-label={copy.sourceMark(sourceNumber)}
          onClick={(event) => {
            // The address stays: it says which article is open.
            event.preventDefault()
            document.getElementById(`source-${sourceNumber}`)?.focus()
          }}
        >
          {sourceNumber}
        </a>
      </sup>
    ),
  )
}

/** Numbered as the marks in the article name them, which is their order. */
function SourceList({ sources }: { readonly sources: readonly TopicSource[] }) {
  return (
    <ol className={styles.sources}>
      {sources.map(({ text, address }, index) => (
        <li key={text} id={`source-${index + 1}`} tabIndex={-1}>
          {address === undefined ? (
            text
          ) : (
            <a href={address} target="_blank" rel="noreferrer">
              {text}
            </a>
          )}
        </li>
      ))}
    </ol>
  )
}
