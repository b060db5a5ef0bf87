import { useId } from 'react'
import type { Ref } from 'react'
import { Link } from 'react-router'
import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import type { CatalogueBall } from '@bagwise/content/balls/catalogue-ball'
import type { Profile } from '@bagwise/contract/profile'
import { matchBalls, softerStill } from '@bagwise/golf/balls/match-balls'
import type { BallGolfer, BallMatches } from '@bagwise/golf/balls/match-balls'
import type { askAiBalls } from '@bagwise/contract/ai/ball-recommendations'
import type { Ball } from '@bagwise/golf/balls/ball'
import { handicapText } from '#quantities/handicap.ts'
import { AiAddition, AiHint } from '#ai/ai-addition.tsx'
import { AiPicks } from '#ai/ai-picks.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { golferFacts } from '#data/golfer-facts.ts'
import { useAiAnswer } from '#data/use-ai.ts'
import { dollars } from '#quantities/dollars.ts'
import { BallComparison } from './ball-comparison/ball-comparison.tsx'
import { BallCard } from './card/ball-card.tsx'
import { askedSentence, ballName, foundSentence, goalBadge, relaxedSentence, resultHeading } from './result-text.ts'
import { TestCard } from './test-card.tsx'
import styles from './balls.module.css'

const BALL_NOTE = 'The choice and its reasons are AI’s. Figures and prices are the catalogue’s.'

type Found = { readonly golfer: BallGolfer; readonly found: BallMatches<Ball> }

/** The balls for a golfer, and the finding as a sentence. */
export function findBalls(golfer: BallGolfer) {
  const found = matchBalls(BALLS, golfer)
  return { golfer, found, softer: softerStill(BALLS, golfer), sentence: foundSentence(found) }
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
            {resultHeading(found)}
          </h2>
          <AiHint id={aiId} isThere={picks !== undefined} />
        </div>
        <p className="mt-1 text-sm text-ink-2">{askedSentence(golfer)}</p>
        {found.relaxed !== 'nothing' && <p className="mt-2 font-semibold">{relaxedSentence(found.relaxed, golfer)}</p>}
        <ol aria-label="Recommended balls" className="mt-3 grid gap-4">
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
            Softer still, for the same speed and budget: {softer.map(ballName).join(', ')}, about{' '}
            {softer.map(({ compression }) => compression).join(', ')}.
          </p>
        )}
      </div>
      <div className={styles.compared}>
        <Sheet title={second ? 'Side by side' : 'At a glance'}>
          <div className="mt-3">
            <BallComparison balls={balls.map(comparedBall)} />
          </div>
          <Link to="/encyclopedia?topic=compression" className={buttonClass('quiet', '-mx-2')}>
            What compression tells you
          </Link>
        </Sheet>
      </div>
      <div className={styles.tested}>
        <Sheet title="How they were found">
          <HowFound found={found} golfer={golfer} isHandicapKnown={typeof profile?.handicap === 'number'} />
        </Sheet>
        <TestCard first={first} second={second} />
        <AiAddition id={aiId} title="AI’s view: three balls">
          {picks && <AiPicks picks={picks} note={BALL_NOTE} />}
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
      Rules, on this device: of {BALLS.length} balls of 2024 those that suit your speed, your handicap (
      {handicapText(golfer.handicap)}, {isHandicapKnown ? 'from your profile' : 'since your profile has none'}), your
      feel and your budget, by their typical price in the United States. The most popular comes first; your goal settles
      ties. The percentage is the rank{found.relaxed === 'nothing' ? '' : ', lower for what was relaxed'}: no
      probability.
    </p>
  )
}

function comparedBall(ball: CatalogueBall) {
  return { ...ball, name: ballName(ball), isCompressionUnsure: ball.sources.compression.confidence === 'low' }
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
      line: `${type} · ${feel} · compression about ${compression} · ${construction} · ${dollars(pricePerDozenDollars)}/dozen`,
      rules: rank < 0 ? 'Not among the balls of the rules.' : `Number ${rank + 1} by the rules.`,
      points: reasons,
    }
  })
}
