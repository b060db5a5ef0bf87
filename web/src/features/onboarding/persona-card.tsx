import { personaOfScore } from '@bagwise/golf/persona'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import styles from './onboarding.module.css'

/** What the first four answers come to. */
export function PersonaCard({ answers }: { readonly answers: GolfProfileDraft }) {
  const { name, description } = personaOfScore(answers.averageScore)
  return (
    <div className="grid gap-3">
      <div className={`turf ${styles.persona} grid gap-1.5 rounded-control`}>
        <p className="text-sm text-ink-2">Golfers who score like you</p>
        <p className={styles.personaName}>{name}</p>
        <p>{description}</p>
      </div>
      <p className="text-sm text-ink-2">
        Finish now, and your bag and distances stay as they are. Or go on with eight more questions, about two minutes:
        they set up your bag and your distances.
      </p>
    </div>
  )
}
