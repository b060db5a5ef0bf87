import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { label } from '#ai/ai-labels.copy.ts'
import { useHasAi } from '#session/session.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { REST_MS } from '#features/shot-advice/form/use-shot-inputs.ts'
import { SHOT_FORM } from '#features/shot-advice/form/shot-form.tsx'
import type { ShotInputs } from '#features/shot-advice/form/shot-inputs.ts'
import { useRested } from '#features/shot-advice/use-rested.ts'
import * as copy from '#features/shot-advice/shot-advice.copy.ts'
import styles from '../shot-form.module.css'

const StripAnswer = lazyPart(async () => (await import('./strip-answer.tsx')).StripAnswer)

type AnswerStripProps = {
  readonly inputs: ShotInputs
  readonly bag: AdvisedBag
  readonly profile: Profile
  readonly isAnalyzing: boolean
}

/** The club for what is said so far, and the way to why. */
export function AnswerStrip({ inputs, bag, profile, isAnalyzing }: AnswerStripProps) {
  const rested = useRested(inputs, REST_MS)
  return (
    <section aria-label={copy.stripLabel} className={`${styles.strip} turf`}>
      {bag.missing === undefined ? (
        <>
          <StripAnswer inputs={rested} bag={bag} profile={profile} isMoving={rested !== inputs} />
          <AnalysisButton isAnalyzing={isAnalyzing} className={styles.stripButton} />
        </>
      ) : (
        <MissingDistances missing={bag.missing} />
      )}
    </section>
  )
}

/** Asks for the advice; without distances it says why it cannot. */
export function AnalysisButton({
  isAnalyzing,
  isMissing = false,
  className,
}: {
  readonly isAnalyzing: boolean
  readonly isMissing?: boolean
  readonly className?: string | undefined
}) {
  const hasAi = useHasAi()
  return (
    <Button
      type="submit"
      form={SHOT_FORM}
      className={className}
      isBusy={isAnalyzing}
      busyLabel={copy.analyzing}
      disabled={isMissing}
      aria-describedby={isMissing ? MISSING_ID : undefined}
    >
      {label('analyzeShot', hasAi)}
    </Button>
  )
}

const MISSING_ID = 'shot-missing'

/** Why there can be no advice yet, and what to do. */
export function MissingDistances({ missing }: { readonly missing: keyof typeof copy.missing }) {
  return (
    <>
      <p id={MISSING_ID} className={`${styles.stripLine} font-semibold`}>
        {copy.missing[missing]}
      </p>
      <Link to="/distance-calculator" className={buttonClass('quiet', '-mx-2 justify-self-start')}>
        {copy.calculateDistances}
      </Link>
      <AnalysisButton isAnalyzing={false} isMissing className={styles.stripButton} />
    </>
  )
}
