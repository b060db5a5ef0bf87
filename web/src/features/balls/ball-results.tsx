import { useId } from 'react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import type { CatalogueBall } from '@bagwise/content/balls/catalogue-ball'
import type { Profile } from '@bagwise/contract/profile'
import { factOf } from '@bagwise/golf/facts'
import type { FactSource } from '@bagwise/golf/facts'
import { bestForGoal } from '@bagwise/golf/balls/goal-order'
import { BALL_ORDERS, matchBalls, matchScoreOf, softerStill } from '@bagwise/golf/balls/match-balls'
import type { BallMatches, BallOrder } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer } from '@bagwise/golf/balls/suits-swing'
import type { askAiBalls } from '@bagwise/contract/ai/ball-recommendations'
import type { Ball, BallGoal } from '@bagwise/golf/balls/ball'
import { handicapText } from '#quantities/handicap.ts'
import { AiAddition, AiHint } from '#ai/ai-addition.tsx'
import { AiPicks } from '#ai/ai-picks.tsx'
import { Accordion } from '#ui/accordion.tsx'
import { buttonClass } from '#ui/button.tsx'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { golferFacts } from '#ai/golfer-facts.ts'
import { AddToDo } from '#profile-parts/to-do/add-to-do.tsx'
import { knownSpeedOf, speedOfProfile } from '#profile-parts/golfer-speed.ts'
import { useAiAnswer } from '#data/use-ai.ts'
import { dollars } from '#quantities/dollars.ts'
import * as copy from './ball-results.copy.ts'
import { BallComparison } from './ball-comparison/ball-comparison.tsx'
import { BallCard } from './card/ball-card.tsx'
import { NewerBalls } from './card/newer-balls.tsx'
import { TestCard } from './test-card.tsx'
import styles from './balls.module.css'

type Found = { readonly golfer: BallGolfer; readonly found: BallMatches<Ball> }

/** The balls for a golfer in this order, and the finding as a sentence. */
export function findBalls(golfer: BallGolfer, order: BallOrder) {
  const found = matchBalls(BALLS, golfer, { order })
  return {
    golfer,
    found,
    softer: softerStill(BALLS, golfer, { order }).filter((ball) => found.matches.every((match) => match.ball !== ball)),
    sentence: copy.foundSentence(found, golfer.primaryGoal),
  }
}

type BallResultsProps = {
  readonly results: ReturnType<typeof findBalls>
  readonly profile: Profile | undefined
  readonly headingRef: Ref<HTMLHeadingElement>
  readonly onOrder: (order: BallOrder) => void
}

const ORDER_CHOICES = BALL_ORDERS.map((value) => ({ value, label: copy.orderNames[value] }))

/** The balls, compared, and how to choose between the best two. */
export function BallResults({ results, profile, headingRef, onOrder }: BallResultsProps) {
  const { golfer, found, softer } = results
  const units = profile?.preferredUnits ?? 'yards'
  const aiId = useId()
  const { said: picks, silence } = useBallAdvice(results, profile)
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
        <p className="mt-1 text-sm text-ink-2">{copy.askedSentence(golfer, units, oneSpeedOf(golfer, profile))}</p>
        {found.relaxed !== 'nothing' && (
          <p className="mt-2 font-semibold">
            {found.order === 'goal'
              ? copy.givenUpSentence(found.relaxed, golfer)
              : copy.relaxedSentence(found.relaxed, golfer)}
          </p>
        )}
        <ol aria-label={copy.ballsLabel} className="mt-3 grid gap-3">
          {found.order === 'goal'
            ? found.matches.map(({ ball, rank, reasons }) => (
                <BallCard
                  key={ball.id}
                  ball={ball}
                  rank={rank}
                  percent={matchScoreOf(rank - 1)}
                  reasons={reasons.map((reason) => copy.reasonText(reason, { ball, golfer, units }))}
                />
              ))
            : found.matches.map(({ ball, matchScore, reasons }, index) => (
                <BallCard
                  key={ball.id}
                  ball={ball}
                  rank={index + 1}
                  percent={matchScore}
                  reasons={reasons}
                  bestFor={goalBadge(ball, balls, golfer.primaryGoal)}
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
      <div className={styles.more}>
        <Accordion title={second ? copy.sideBySide : copy.atAGlance} answer={copy.comparedFacts}>
          <BallComparison balls={balls.map(comparedBall)} />
          <Link to="/encyclopedia?topic=compression" className={buttonClass('quiet', '-mx-2')}>
            {copy.compressionLink}
          </Link>
        </Accordion>
        <Accordion title={copy.tryTitle} answer={copy.testTitle}>
          <TestCard first={first} second={second} />
        </Accordion>
        <Accordion title={copy.howFoundTitle} answer={copy.orderNames[found.order]}>
          <div className="max-w-104">
            <ChoiceRow legend={copy.orderLegend} choices={ORDER_CHOICES} chosen={found.order} onChoose={onOrder} />
          </div>
          <HowFound found={found} golfer={golfer} handicapSource={(profile && factOf(profile, 'handicap'))?.source} />
          <p className="mt-2 text-sm text-ink-2">{copy.newerNote}</p>
          <NewerBalls succeeds={undefined} />
        </Accordion>
        {profile && (
          <div className="mt-4">
            <AddToDo
              profile={profile}
              wish={{ from: 'balls', name: copy.ballName(first), priceDollars: first.pricePerDozen.typical }}
            />
          </div>
        )}
        <AiAddition id={aiId} title={copy.aiTitle} silence={silence}>
          {picks && <AiPicks picks={picks} note={copy.aiNote} />}
        </AiAddition>
      </div>
    </>
  )
}

type HowFoundProps = {
  readonly found: BallMatches<CatalogueBall>
  readonly golfer: BallGolfer
  readonly handicapSource: FactSource | undefined
}

function HowFound({ found, golfer, handicapSource }: HowFoundProps) {
  return (
    <p className="mt-2 text-sm text-ink-2">
      {copy.howFound[found.order]({
        ballCount: BALLS.length,
        handicap: handicapText(golfer.handicap),
        handicapSource,
        isRelaxed: found.relaxed !== 'nothing',
      })}
    </p>
  )
}

/** The golfer's one speed, unless another was typed. */
function oneSpeedOf({ swingSpeedMph }: BallGolfer, profile: Profile | undefined) {
  const speed = profile && speedOfProfile(profile)
  return speed?.mph === swingSpeedMph ? speed : undefined
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
  const question =
    profile && isAffordable ? { golfer: golferFacts(profile, knownSpeedOf(profile)), ...asked } : undefined
  const { said: cards, silence } = useAiAnswer<typeof askAiBalls>('/api/ai/ball-recommendations', question)
  const said = cards?.map(
    ({ id, brand, model, type, compression, construction, feel, reasons, pricePerDozenDollars }) => {
      const rank = matches.findIndex(({ ball }) => ball.id === id)
      return {
        name: `${brand} ${model}`,
        line: copy.aiBallLine({ type, feel, compression, construction, price: dollars(pricePerDozenDollars) }),
        rules: rank < 0 ? copy.notByRules : copy.rankByRules(rank + 1),
        points: reasons,
      }
    },
  )
  return { said, silence }
}
