import * as copy from '#bag/bag.copy.ts'

type MeasureNoteProps = {
  readonly id: string
  readonly note: string
  /** Why what is typed cannot be stored. */
  readonly fault: string | undefined
  /** What is stored, with its unit: it stays until something else can be. */
  readonly standing: string | undefined
}

/** Below a number: what to know about it, or what is wrong with it. */
export function MeasureNote({ id, note, fault, standing }: MeasureNoteProps) {
  return (
    <p
      id={id}
      role={fault === undefined ? undefined : 'alert'}
      className={`text-xs ${fault === undefined ? 'text-ink-2' : 'text-flag-ink'}`}
    >
      {fault === undefined ? (
        note
      ) : (
        <>
          <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
          {fault}
          {standing !== undefined && ` ${copy.staysForNow(standing)}`}
        </>
      )}
    </p>
  )
}
