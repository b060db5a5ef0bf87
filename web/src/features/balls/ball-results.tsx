import { useId } from 'react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import type { CatalogueBall } from '@bagwise/content/balls/catalogue-ball'
import type { Profile } from '@bagwise/contract/profile'
import { bestForGoal } from '@bagwise/golf/balls/goal-order'
import { matchBalls, softerStill } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer, BallMatches } from '@bagwise/golf/balls/match-balls'
import type { askAiBalls } from '@bagwise/contract/ai/ball-recommendations'
import type { Ball, BallGoal } from '@bagwise/golf/balls/ball'
import { handicapText } from '#quantities/handicap.ts'
import { AiAddition, AiHint } from '#ai/ai-addition.tsx'
import { AiPicks } from '#ai/ai-picks.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { golferFacts } from '#ai/golfer-facts.ts'
import { useAiAnswer } from '#data/use-ai.ts'
import { dollars } from '#quantities/dollars.ts'
import * as copy from './ball-results.copy.ts'
import { BallComparison } from './ball-comparison/ball-comparison.tsx'
import { BallCard } from './card/ball-card.tsx'
import { TestCard } from './test-card.tsx'
import styles from './balls.module.css'

type Found = { readonly golfer: BallGolfer; readonly found: BallMatches<Ball> }

/** The balls for a golfer, and the finding as a sentence. */
export function findBalls(golfer: BallGolfer) {
  const found = matchBalls(BALLS, golfer)
  return { golfer, found, softer: softerStill(BALLS, golfer), sentence: copy.foundSentence(found) }
}

type BallResultsProps = {
  readonly results: ReturnType<typeof findBalls>
  readonly profile: Profile | undefined
  readonly headingRef: Ref<HTMLHeadingElement>
}

/** The balls, compared, and how to choose between the best two. */
export function BallResults({ results, profile, headingRef }: BallResultsProps) {
  const { golfer, found, softer } = results
  const aiId = useId()
  const picks = useBallAdvice(results, profile)
  const balls = found.matches.map(({ ball }) => ball)
  const [first, second] = balls
  if (!first) return null
  return (
    <>
      <div className={styles.found}>
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <h2 ref={headingRef} tabIndex={-1} className="outline-none">
            {copy.resultHeading(found)}
          </h2>
          <AiHint id={aiId} isThere={picks !== undefined} />
        </div>
        <p className="mt-1 text-sm text-ink-2">{copy.askedSentence(golfer)}</p>
        {found.relaxed !== 'nothing' && (
          <p className="mt-2 font-semibold">{copy.relaxedSentence(found.relaxed, golfer)}</p>
        )}
        <ol aria-label={copy.ballsLabel} className="mt-3 grid gap-4">
          {found.matches.map((match, rank) => (
            <BallCard
              key={match.ball.id}
              match={match}
              isFirst={rank === 0}
              bestFor={goalBadge(match.ball, balls, golfer.primaryGoal)}
            />
          ))}
        </ol>
        {softer.length > 0 && (
          <p className="mt-3 text-sm">
            {copy.softerStill({
              names: softer.map(copy.ballName).join(', '),
              compressions: softer.map(({ compression }) => compression).join(', '),
            })}
          </p>
        )}
      </div>
      <div className={styles.compared}>
        <Sheet title={second ? copy.sideBySide : copy.atAGlance}>
          <div className="mt-3">
            <BallComparison balls={balls.map(comparedBall)} />
          </div>
          <Link to="/encyclopedia?topic=compression" className={buttonClass('quiet', '-mx-2')}>
            {copy.compressionLink}
          </Link>
        </Sheet>
      </div>
      <div className={styles.tested}>
        <Sheet title={copy.howFoundTitle}>
          <HowFound found={found} golfer={golfer} isHandicapKnown={typeof profile?.handicap === 'number'} />
        </Sheet>
        <TestCard first={first} second={second} />
        <AiAddition id={aiId} title={copy.aiTitle}>
          {picks && <AiPicks picks={picks} note={copy.aiNote} />}
        </AiAddition>
      </div>
    </>
  )
}

type HowFoundProps = {
  readonly found: BallMatches<CatalogueBall>
  readonly golfer: BallGolfer
  readonly isHandicapKnown: boolean
}

function HowFound({ found, golfer, isHandicapKnown }: HowFoundProps) {
  return (
    <p className="mt-2 text-sm text-ink-2">
      {copy.howFound({
        ballCount: BALLS.length,
        handicap: handicapText(golfer.handicap),
        isHandicapKnown,
        isRelaxed: found.relaxed !== 'nothing',
      })}
    </p>
  )
}

/** What marks a ball that serves the goal best of those shown; nothing where all serve it alike. */
export function goalBadge(ball: Ball, shown: readonly Ball[], goal: BallGoal): string | undefined {
  const best = bestForGoal(shown, goal)
  if (!best.includes(ball) || best.length === shown.length) return undefined
  return copy.bestForGoal({ goal, isTied: best.length > 1 })
}

function comparedBall(ball: CatalogueBall) {
  return { ...ball, name: copy.ballName(ball), isCompressionUnsure: ball.sources.compression.confidence === 'low' }
}

/** The balls that the AI would choose, as texts. It is asked for golfers with a profile who can afford a ball. */
function useBallAdvice({ golfer, found: { matches, relaxed } }: Found, profile: Profile | undefined) {
  // The handicap is among the golfer's facts.
  const { handicap: _, ...asked } = golfer
  const isAffordable = relaxed === 'nothing' || relaxed === 'feel'
  const question = profile && isAffordable ? { golfer: golferFacts(profile), ...asked } : undefined
  const cards = useAiAnswer<typeof askAiBalls>('/api/ai/ball-recommendations', question)
  return cards?.map(({ id, brand, model, type, compression, construction, feel, reasons, pricePerDozenDollars }) => {
    const rank = matches.findIndex(({ ball }) => ball.id === id)
    return {
      name: `${brand} ${model}`,
      line: copy.aiBallLine({ type, feel, compression, construction, price: dollars(pricePerDozenDollars) }),
      rules: rank < 0 ? copy.notByRules : copy.rankByRules(rank + 1),
      points: reasons,
    }
  })
}
