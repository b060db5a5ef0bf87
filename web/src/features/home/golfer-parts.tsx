import { useShownProfile } from '#api/profile/profile-query.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { FocusCard } from './golfer/focus-card.tsx'
import { GolferProgress } from './golfer/golfer-progress.tsx'
import { ToolCards } from './tool-cards.tsx'
import { ConditionsCard } from './weather/conditions-card.tsx'
import './home.css'

// It brings the text of every tip.
const TipsCard = lazyPart(
  async () => (await import('./tips/tips-card.tsx')).TipsCard,
  <div aria-busy="true" className="h-96 rounded-sheet bg-sunk" />,
)

const CaddieCard = lazyPart(
  async () => (await import('./caddie/caddie-card.tsx')).CaddieCard,
  <div aria-busy="true" className="caddie home-both rounded-sheet bg-sunk" />,
)

/** What golfers find below the welcome. */
export function GolferParts() {
  const { profile } = useShownProfile()
  return (
    <div className="home-pages">
      <ConditionsCard units={profile?.preferredUnits ?? 'yards'} />
      <div className="home-page">
        <GolferProgress />
      </div>
      <ToolCards />
      <div className="home-page">
        <TipsCard />
        <FocusCard />
      </div>
      <CaddieCard />
    </div>
  )
}
