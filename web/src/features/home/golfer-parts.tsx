import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { issueAsSeen } from '@bagwise/golf/onboarding/miss-words'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { dialogLink } from '#navigation/dialogs.ts'
import { ToolCards } from './tool-cards.tsx'
import { ConditionsCard } from './weather/conditions-card.tsx'
import { JourneyCard } from './golfer/journey-card.tsx'
import * as copy from './golfer/golfer.copy.ts'
import styles from './home.module.css'

/** A gap is between two distances. */
const FEWEST_FOR_GAPS = 2

/** Home shows this many (specification 1 §9). */
const SHOWN_ISSUE_COUNT = 3

const LINK = 'inline-flex min-h-11 items-center text-sm text-water-ink underline underline-offset-3'

// It brings the text of every tip.
const TipsCard = lazyPart(
  async () => (await import('#tips/tips-card.tsx')).TipsCard,
  <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />,
)

// They bring the rules for a bag.
const NextForBag = lazyPart(
  async () => (await import('./golfer/next-for-bag.tsx')).NextForBag,
  <div aria-busy="true" className="h-44 rounded-sheet bg-sunk" />,
)

const GapToClose = lazyPart(
  async () => (await import('./golfer/next-for-bag.tsx')).GapToClose,
  <div aria-busy="true" className="h-19" />,
)

/** What golfers find below the welcome. */
export function GolferParts() {
  const { profile } = useShownProfile()
  return (
    <div className={styles.pages}>
      <ConditionsCard units={profile?.preferredUnits ?? 'yards'} />
      <div className={styles.page}>
        <GolferProgress />
      </div>
      <ToolCards />
      <div className={styles.page}>
        <TipsCard />
        <FocusCard />
      </div>
    </div>
  )
}

/** What to do next: prompts, then the journey. */
function GolferProgress() {
  const { profile, hasFailed, reload } = useShownProfile()
  if (profile) {
    return (
      <>
        <Prompts profile={profile} />
        <JourneyCard profile={profile} />
        {profile.clubDistances.length >= FEWEST_FOR_GAPS && <NextForBag profile={profile} />}
      </>
    )
  }
  if (!hasFailed) return <div aria-busy="true" className="h-72 rounded-sheet bg-sunk" />
  return (
    <Sheet title={copy.journeyTitle}>
      <p role="alert" className="mt-1.5 mb-3 text-sm">
        {copy.profileFailed}
      </p>
      <Button look="line" onClick={reload}>
        {copy.tryAgain}
      </Button>
    </Sheet>
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

/** What to work on: the golfer's own words from the questionnaire, and what the bag says. */
function FocusCard() {
  const { profile } = useShownProfile()
  if (!profile) return <div aria-busy="true" className="h-48 rounded-sheet bg-sunk" />
  const issues = profile.currentIssues.slice(0, SHOWN_ISSUE_COUNT).map((issue) => issueAsSeen(issue, profile.hand))
  return (
    <Sheet title={copy.focusTitle}>
      {issues.length > 0 ? (
        <ol aria-label={copy.focusList} className="mt-1 divide-y divide-rule">
          {issues.map((issue, index) => (
            <li key={issue} className="flex min-h-14 items-center gap-3">
              <span aria-hidden="true" className="plate w-6 text-[1.75rem]">
                {index + 1}
              </span>
              <span className="min-w-0 wrap-anywhere">{issue}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-1.5 text-sm">
          {copy.noFocus.before}
          <Link to={dialogLink('golf-profile')} className={LINK}>
            {copy.noFocus.link}
          </Link>
        </p>
      )}
      {profile.clubDistances.length >= FEWEST_FOR_GAPS && <GapToClose profile={profile} />}
    </Sheet>
  )
}
