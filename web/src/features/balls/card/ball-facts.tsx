import type { CatalogueBall, SourcedFact, Confidence } from '@bagwise/content/balls/catalogue-ball'
import { SOURCED_FACTS } from '@bagwise/content/balls/catalogue-ball'
import { Badge } from '#ui/badge.tsx'
import styles from '../balls.module.css'

const FACT_NAMES = {
  compression: 'Compression',
  construction: 'Construction',
  cover: 'Cover',
  dimples: 'Dimples',
  price: 'Price',
} as const satisfies Record<SourcedFact, string>

const CONFIDENCE_WORDS = {
  high: 'sure',
  medium: 'fairly sure',
  low: 'unsure',
} as const satisfies Record<Confidence, string>

/** What no maker publishes. */
const OWN_JUDGEMENT =
  'Spin, feel, durability, popularity and the swing speeds and handicaps a ball suits are Bagwise’s own judgement from compression, cover and price. Makers publish no such figures.'

/** What is known of a ball, with a mark at what is not known well. */
export function BallFacts({ ball }: { readonly ball: CatalogueBall }) {
  return (
    <dl className={styles.facts}>
      <Fact name={FACT_NAMES.compression} text={`about ${ball.compression}`} {...sureness(ball, 'compression')} />
      <Fact name={FACT_NAMES.construction} text={ball.construction} {...sureness(ball, 'construction')} />
      <Fact name={FACT_NAMES.cover} text={ball.cover} {...sureness(ball, 'cover')} />
      <Fact name={FACT_NAMES.dimples} text={String(ball.dimples)} {...sureness(ball, 'dimples')} />
      <Fact name="Spin" text={ball.spinRate.replace('-', ' ')} />
      <Fact name="Durability" text={`${ball.durability} of 10`} />
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
        {text} {isUnsure && <Badge look="estimate">≈ unsure</Badge>}
      </dd>
    </div>
  )
}

/** Where each figure comes from, and how far to trust it. */
export function BallSources({ ball }: { readonly ball: CatalogueBall }) {
  return (
    <details className={styles.sources}>
      <summary className="flex min-h-11 items-center font-plate font-semibold underline decoration-fairway decoration-[1.5px] underline-offset-4">
        Where these figures come from
      </summary>
      <ul className="grid gap-2 text-sm wrap-anywhere">
        {SOURCED_FACTS.map((fact) => (
          <li key={fact}>
            <b>{FACT_NAMES[fact]}</b> ({CONFIDENCE_WORDS[ball.sources[fact].confidence]}): {ball.sources[fact].basis}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-2">{OWN_JUDGEMENT}</p>
    </details>
  )
}
