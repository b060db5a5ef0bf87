import { startTransition, useEffect, useState } from 'react'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import { notify, retract } from './notices.ts'
import * as copy from './ui.copy.ts'
import { withPartStyles } from './with-part-styles.ts'

const TRY_AGAIN_MS = 3_000

export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part>
export async function loadPart<Part>(load: () => Promise<Part>, gone: AbortSignal): Promise<Part | undefined>
export async function loadPart<Part>(
  load: () => Promise<Part>,
  gone: AbortSignal,
  onMissing: (() => void) | undefined,
): Promise<Part | undefined>
/**
 * Says so while it cannot be loaded, over the page or by `onMissing`, and tries again; undefined when it is `gone` before
 * it has come.
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  gone?: AbortSignal,
  onMissing: () => void = sayNotLoaded,
): Promise<Part | undefined> {
  for (;;) {
    try {
      const part = await load()
      retract(copy.partNotLoaded)
      return part
    } catch (error) {
      console.warn('A part of the page could not be loaded', error)
    }
    if (gone?.aborted) return undefined
    onMissing()
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    if (gone?.aborted) return undefined
  }
}

function sayNotLoaded(): void {
  notify('alert', copy.partNotLoaded)
}

type LazyPart<Props> = FunctionComponent<Props> & {
  /** Loads it before it is shown, so that it is there at once. Rejects where it cannot come: it is loaded again when shown. */
  readonly ahead: () => Promise<void>
}

/**
 * A part of the page that is loaded when it is first shown. While it cannot be loaded it says so and tries again; the
 * page around it stays as it is. `missing` says it in the place of a part that no device keeps.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  missing?: ReactNode,
): LazyPart<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadStyled = () => withPartStyles(load())

  function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => Loaded)
    const [isMissing, setIsMissing] = useState(false)

    useEffect(() => {
      if (Part) return undefined
      const gone = new AbortController()
      const onMissing = missing === undefined ? undefined : () => setIsMissing(true)
      void loadPart(loadStyled, gone.signal, onMissing).then((loaded) => {
        Loaded = loaded ?? Loaded
        // Rendered in slices: a large part does not stop the golfer who scrolls or types meanwhile.
        if (!gone.signal.aborted) startTransition(() => setPart(() => Loaded))
      })
      return () => gone.abort()
    }, [Part])

    if (Part) return <Part {...props} />
    return isMissing ? missing : waiting
  }

  const ahead = async (): Promise<void> => {
    Loaded ??= await loadStyled()
  }
  return Object.assign(LazyPart, { ahead })
}
