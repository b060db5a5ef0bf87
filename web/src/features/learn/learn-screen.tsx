import { Link } from 'react-router'
import { TOPIC_CATEGORIES, TOPIC_IDS } from '@bagwise/content/encyclopedia/topic'
import { TOPIC_CATEGORY_LABELS } from '@bagwise/content/encyclopedia/topic-text'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { useGate } from '#navigation/gate.ts'
import { useHasAi } from '#session/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { BadShot } from './bad-shot.tsx'
import { FindCard } from './find-card.tsx'
import { GolfFocus } from './golf-focus.tsx'
import * as copy from './learn.copy.ts'
import styles from './learn.module.css'

const CHIP =
  'inline-flex min-h-11 items-center rounded-control border border-edge bg-sheet px-3 font-plate text-[1.0625rem] leading-none font-semibold text-ink no-underline hover:bg-mown'

// It brings the text of every tip.
const TipsCard = lazyPart(
  async () => (await import('#tips/tips-card.tsx')).TipsCard,
  <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />,
)

const TipList = lazyPart(
  async () => (await import('#tips/tip-list.tsx')).TipList,
  <div aria-busy="true" className="h-dvh rounded-sheet bg-sunk" />,
)

// Only where there is an AI to ask.
const CaddieCard = lazyPart(
  async () => (await import('./caddie/caddie-card.tsx')).CaddieCard,
  <div aria-busy="true" className={`${styles.caddie} rounded-sheet bg-sunk`} />,
)

/** Getting better: a question, a bad shot, what to work on, the tips and the articles. */
export function LearnScreen() {
  const { profile } = useShownProfile()
  const hasAi = useHasAi()
  return (
    <>
      <PageHead title={copy.title} />
      <div className={styles.columns}>
        <div className={styles.find}>
          {hasAi ? <CaddieCard /> : <FindCard units={profile?.preferredUnits ?? 'yards'} />}
          <BadShot />
        </div>
        <div className={styles.own}>
          <div className={styles.focus}>
            {profile ? (
              <GolfFocus profile={profile} />
            ) : (
              <div aria-busy="true" className="h-56 rounded-sheet bg-sunk" />
            )}
          </div>
          <div className={styles.tips}>
            <TipsCard />
          </div>
        </div>
        <Categories />
      </div>
    </>
  )
}

/** Every tip that is open to this golfer. */
export function TipsScreen() {
  return (
    <>
      <PageHead title={copy.tipsTitle} subtitle={copy.tipsLine} />
      <TipList />
    </>
  )
}

function Categories() {
  const gate = useGate()
  return (
    <section aria-labelledby="categories" className={styles.articles}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="categories">{copy.encyclopediaTitle}</h2>
        <span className="text-xs text-ink-2">{copy.itemCount(TOPIC_IDS.length)}</span>
      </div>
      <ul className="mt-2 flex flex-wrap gap-2">
        {TOPIC_CATEGORIES.map((category) => (
          <li key={category}>
            <Link to={gate(`/encyclopedia?category=${category}`)} className={CHIP}>
              {TOPIC_CATEGORY_LABELS[category]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
