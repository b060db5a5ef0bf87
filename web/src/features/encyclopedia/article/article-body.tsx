import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Topic } from '@bagwise/content/encyclopedia/topic'
import type { TopicDrawing } from '@bagwise/content/encyclopedia/topic-drawing'
import { TOPIC_SUMMARIES } from '@bagwise/content/encyclopedia/topics.prose'
import { DrawnTopic } from './drawings/drawn-topic.tsx'
import type { ArticleProps } from './articles.tsx'
import { MarkedText } from './marked-text.tsx'
import { SourceList } from './source-list.tsx'
import { YardsNote } from './yards-note.tsx'

type ArticleBodyProps = ArticleProps & { readonly topic: Topic; readonly drawing: TopicDrawing }

/** Everything an article says, in the order of the specification, then where to go on and where it is from. */
export function ArticleBody({ topic, drawing, linkTo, linkState }: ArticleBodyProps) {
  const { details } = topic
  return (
    <>
      <YardsNote topic={topic} />
      <Section title="Overview">
        {topic.detailedOverview.map((paragraph) => (
          <p key={paragraph}>
            <MarkedText text={paragraph} />
          </p>
        ))}
      </Section>
      <DrawnTopic drawing={drawing} />
      <Section title="Purpose">
        <p>
          <MarkedText text={details.purpose} />
        </p>
      </Section>
      <Section title="Key Specifications">
        <dl className="encyclopedia-specs">
          {details.keySpecs.map(({ name, description }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <MarkedText text={description} />
              </dd>
            </div>
          ))}
        </dl>
      </Section>
      <Points title="Key Features" points={details.features} />
      <Points title="When to Use" points={details.whenToUse} />
      <Section title="Price Range">
        <p>
          <MarkedText text={details.priceRange} />
        </p>
      </Section>
      <Section title="Popular Brands">
        <ul className="encyclopedia-brands">
          {details.brands.map((brand) => (
            <li key={brand}>{brand}</li>
          ))}
        </ul>
      </Section>
      <Points title="Pro Tips" points={details.tips} />
      <Points title="Common Mistakes to Avoid" points={details.commonMistakes} look="faults" />
      <Points title="Pro Insights" points={details.proInsights} />
      <Section title="Related Topics">
        <ul className="encyclopedia-related">
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
        <Section title="Sources">
          <SourceList sources={topic.sources} />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="encyclopedia-section">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

type PointsProps = { readonly title: string; readonly points: readonly string[]; readonly look?: 'points' | 'faults' }

function Points({ title, points, look = 'points' }: PointsProps) {
  return (
    <Section title={title}>
      <ul className={`ring-points encyclopedia-${look}`}>
        {points.map((point) => (
          <li key={point}>
            <MarkedText text={point} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
