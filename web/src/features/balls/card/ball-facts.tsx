import type { CatalogueBall, SourcedFact } from '@bagwise/content/balls/catalogue-ball'
import { SOURCED_FACTS } from '@bagwise/content/balls/catalogue-ball'
import { Badge } from '#ui/badge.tsx'
import * as copy from '#features/balls/ball-results.copy.ts'
import styles from '../balls.module.css'

/** What is known of a ball, with a mark at what is not known well. */
export function BallFacts({ ball }: { readonly ball: CatalogueBall }) {
  return (
    <dl className={styles.facts}>
      <Fact name={copy.factNames.compression} text={copy.about(ball.compression)} {...sureness(ball, 'compression')} />
      <Fact name={copy.factNames.construction} text={ball.construction} {...sureness(ball, 'construction')} />
      <Fact name={copy.factNames.cover} text={ball.cover} {...sureness(ball, 'cover')} />
      <Fact name={copy.factNames.dimples} text={String(ball.dimples)} {...sureness(ball, 'dimples')} />
      <Fact name={copy.spin} text={copy.spinWords[ball.spinRate]} />
      <Fact name={copy.durability} text={copy.outOfTen(ball.durability)} />
    </dl>
  )
}

function sureness({ sources }: CatalogueBall, fact: SourcedFact) {
  return { isUnsure: sources[fact].confidence === 'low' }
}

type FactProps = { readonly name: string; readonly text: string; readonly isUnsure?: boolean }

function Fact({ name, text, isUnsure = false }: FactProps) {
  return (
    <div>
      <dt className="text-xs text-ink-2">{name}</dt>
      <dd className="font-plate text-plate-sm font-bold">
        {text} {isUnsure && <Badge look="estimate">{copy.unsureBadge}</Badge>}
      </dd>
    </div>
  )
}

/** Where each figure comes from, and how far to trust it. */
export function BallSources({ ball }: { readonly ball: CatalogueBall }) {
  return (
    <>
      <h4 className="mt-3 mb-1 font-plate text-plate-sm font-bold">{copy.sourcesHeading}</h4>
      <ul className="grid gap-2 text-sm wrap-anywhere">
        {SOURCED_FACTS.map((fact) => (
          <li key={fact}>
            <b>{copy.factNames[fact]}</b> ({copy.confidenceWords[ball.sources[fact].confidence]}):{' '}
            {ball.sources[fact].basis}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">{copy.ownJudgement}</p>
    </>
  )
}
