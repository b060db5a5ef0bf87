import { personaOfScore } from '@bagwise/golf/persona'
import * as copy from './onboarding.copy.ts'
import { scoreOf } from './golf-profile-answers.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import styles from './onboarding.module.css'

/** What the first four answers come to. */
export function PersonaCard({ answers }: { readonly answers: GolfProfileDraft }) {
  const { name, description } = personaOfScore(scoreOf(answers))
  return (
    <div className="grid gap-3">
      <div className={`turf ${styles.persona} grid gap-1.5 rounded-control`}>
        <p className="text-sm text-ink-2">{copy.personaPause.eyebrow}</p>
        <p className={styles.personaName}>{name}</p>
        <p>{description}</p>
      </div>
      <p className="text-sm text-ink-2">{copy.personaPause.offer}</p>
    </div>
  )
}
