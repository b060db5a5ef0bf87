import styles from '#ui/ring-points.module.css'
/** One thing that the AI would choose. Its texts are shown as text. */
export type AiPick = {
  readonly name: string
  /** Its figures and price. */
  readonly line: string
  /** Where the rules say something else, or the same. */
  readonly rules: string | undefined
  readonly points: readonly string[]
}

/** What the AI would choose, the best first, and what to make of it. */
export function AiPicks({ picks, note }: { readonly picks: readonly AiPick[]; readonly note: string }) {
  return (
    <>
      <ol className="mt-3 grid gap-4">
        {picks.map(({ name, line, rules, points }) => (
          <li key={`${name} ${line}`}>
            <h3>{name}</h3>
            <p className="text-sm text-ink-2">{line}</p>
            <ul className={`${styles.rings} mt-1 text-sm`}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {rules !== undefined && <p className="mt-1 text-sm font-semibold">{rules}</p>}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-ink-2">{note}</p>
    </>
  )
}
