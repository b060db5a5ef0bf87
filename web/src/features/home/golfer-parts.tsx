import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { issueAsSeen } from '@bagwise/golf/onboarding/miss-words'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { lastShotYards } from '#storage/kept-shots.ts'
import { pageLoaded } from '#http/page-loaded.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { dialogLink } from '#navigation/dialogs.ts'
import { ToolCards } from './tool-cards.tsx'
import { ConditionsCard } from './weather/conditions-card.tsx'
import { JourneyCard } from './golfer/journey-card.tsx'
import { shownJourney } from './golfer/journey-text.ts'
import { PlayRow } from './golfer/open-round-row.tsx'
import { QuickShot } from './golfer/quick-shot.tsx'
import * as copy from './golfer/golfer.copy.ts'
import styles from './home.module.css'

/** Home shows this many (specification 1 §9). */
const SHOWN_ISSUE_COUNT = 3

/** Where the golfer works on it. */
const LEARN = '/learn'

// It brings the text of every tip, which the bag does not wait for.
const TipsCard = lazyPart(
  async () => {
    await pageLoaded()
    return (await import('#tips/tips-card.tsx')).TipsCard
  },
  <div aria-busy="true" className="h-45 rounded-sheet bg-sunk" />,
)

// They bring the rules for a bag.
const NextForBag = lazyPart(
  async () => (await import('./golfer/next-for-bag.tsx')).NextForBag,
  <div aria-busy="true" className="min-h-18" />,
)

/** What golfers find below or beside their bag. */
export function GolferParts() {
  const { profile } = useShownProfile()
  const units = profile?.preferredUnits ?? 'yards'
  return (
    <>
      <div className={`${styles.do} grid content-start gap-4 lg:pt-7`}>
        {profile && <Prompts profile={profile} />}
        <QuickShot units={units} lastYards={lastShotYards()} />
        <PlayRow />
        <div className="min-w-0 divide-y divide-rule rounded-sheet border border-rule bg-sheet px-4">
          <ConditionsCard units={units} isRow />
          <GolferProgress />
        </div>
      </div>
      <div className={`${styles.toolsColumn} min-w-0 xl:pt-7`}>
        <ToolCards look="rows" />
      </div>
      <div className={`${styles.tipsColumn} grid content-start gap-4`}>
        <TipsCard />
        {profile && <FocusLine profile={profile} />}
      </div>
    </>
  )
}

/** The journey while steps are open, what to do next, and the finished journey below it. */
function GolferProgress() {
  const { profile, hasFailed, reload } = useShownProfile()
  if (profile) {
    const steps = shownJourney(profile)
    const isDone = steps.every((step) => step.isDone)
    const next = <NextForBag profile={profile} />
    return (
      <>
        {isDone && next}
        <JourneyCard steps={steps} />
        {!isDone && next}
      </>
    )
  }
  if (!hasFailed) return <div aria-busy="true" className="h-32" />
  return (
    <div className="py-3">
      <p role="alert" className="mb-3 text-sm">
        {copy.profileFailed}
      </p>
      <Button look="line" onClick={reload}>
        {copy.tryAgain}
      </Button>
    </div>
  )
}

/** What would help most at this moment: the questionnaire, and a name. */
function Prompts({ profile }: { readonly profile: Profile }) {
  const lacksBothNames = !profile.firstName && !profile.lastName
  return (
    <>
      {!profile.hasCompletedOnboarding && (
        <Prompt
          title={copy.quizTitle}
          line={copy.quizLine}
          link={
            <Link to={dialogLink('golf-profile')} className={buttonClass('line')}>
              {copy.startQuiz}
            </Link>
          }
        />
      )}
      {lacksBothNames && (
        <Prompt
          title={copy.namePromptTitle}
          line={copy.namePromptLine}
          link={
            <Link to={dialogLink('capture')} className={buttonClass('line')}>
              {copy.namePromptLink}
            </Link>
          }
        />
      )}
    </>
  )
}

function Prompt({ title, line, link }: { readonly title: string; readonly line: string; readonly link: ReactNode }) {
  return (
    <Sheet title={title}>
      <p className="mt-1.5 mb-3 text-sm">{line}</p>
      {link}
    </Sheet>
  )
}

/** What to work on, in the golfer's own words from the questionnaire. */
function FocusLine({ profile: { currentIssues, hand } }: { readonly profile: Profile }) {
  const issues = currentIssues.slice(0, SHOWN_ISSUE_COUNT).map((issue) => issueAsSeen(issue, hand))
  return (
    <section className="min-w-0 rounded-sheet border border-rule bg-sheet px-4">
      <Link
        to={issues.length > 0 ? LEARN : dialogLink('golf-profile')}
        className="flex min-h-14 items-center gap-3 py-1.5 text-sm leading-snug text-ink no-underline hover:underline"
      >
        <span className="min-w-0 grow wrap-anywhere">
          <h2 className="font-sans text-sm font-semibold tracking-normal">{copy.focusTitle}</h2>
          <span className="block text-ink-2">{issues.length > 0 ? issues.join(' · ') : copy.noFocus}</span>
        </span>
        <Icon name="down" className="size-5 -rotate-90 text-ink-2" />
      </Link>
    </section>
  )
}
