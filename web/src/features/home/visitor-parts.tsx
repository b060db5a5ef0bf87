import { PlaysLikeCard } from './plays-like/plays-like-card.tsx'
import { TipsPrompt } from './tips/tips-prompt.tsx'
import { ToolCards } from './tool-cards.tsx'
import { ConditionsCard } from './weather/conditions-card.tsx'
import './home.css'

/** What visitors find below the welcome. */
export function VisitorParts() {
  return (
    <div className="home-pages">
      <PlaysLikeCard />
      <div className="home-page">
        <ConditionsCard units="yards" />
        <TipsPrompt />
      </div>
      <div className="home-both">
        <ToolCards />
      </div>
    </div>
  )
}
