import { RequestProblem } from '#http/request.ts'

/** What an outbox is given by the page. */
export type OutboxPorts = {
  /** Runs the task while no other tab sends. */
  readonly inTurn: (task: () => Promise<boolean>) => Promise<boolean>
  /** Runs the task later and returns a way to call that off. */
  readonly later: (task: () => void, delayMs: number) => () => void
  /** The session has ended, or is another golfer's by now. */
  readonly checkSession: () => void
}

/** One try to send everything: it ends without consequences once the golfer has left. */
export type Run = {
  readonly golfer: string
  readonly isCurrent: () => boolean
  /** Ids of messages refused in this run: they are tried again in the next one. */
  readonly refusedIds: Set<string>
}

/** `next` answers this when the device has to be read again before anything may be sent. */
export const DEVICE_AWAY = 'device-away'
type Next<Message> = Message | typeof DEVICE_AWAY | undefined

/** What is different about a collection. Steps that change rows run in one transaction of the device. */
export type Policy<Message, Answer, Loaded> = {
  /** As logs name the collection, and one thing in it. */
  readonly name: string
  readonly item: string
  /** Work that comes first: it may make, or hold back, what is to be sent. */
  readonly ready?: () => Promise<unknown>
  /** Freezes the next message on the device before it leaves: sent again it must be the same. */
  readonly next: (run: Run) => Next<Message> | Promise<Next<Message>>
  /** Whether a run would send something. */
  readonly hasNext: (run: Run) => boolean
  /** As the server knows it, to apply it once. */
  readonly idOf: (message: Message) => string
  readonly send: (message: Message, golfer: string) => Promise<Answer>
  readonly confirm: (message: Message, answer: Answer, run: Run) => unknown
  /** The server will never take the message as it is. */
  readonly refuse: (message: Message, problem: RequestProblem, run: Run) => unknown
  /** Whose rows are sent from now on. */
  readonly belongTo?: (golfer: string | undefined) => void
  /** Whether the server could not be reached at the last try. */
  readonly showStuck?: (isStuck: boolean) => void
  /** What the server has, read once everything is sent. */
  readonly load?: () => Promise<Loaded & { readonly golfer: string }>
  readonly loaded?: (loaded: Loaded, run: Run) => void
  /** The state of loading has changed. */
  readonly tell?: () => void
}

export type LoadState = 'loading' | 'loaded' | 'failed'

const MS_PER_SECOND = 1_000
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000
/** Not signed in, or signed in as somebody else. */
const SESSION_ENDED: ReadonlySet<number> = new Set([401, 403])

/** Sends what a golfer changed, one message after the other, until the server has answered all of it. */
export function createOutbox<Message, Answer, Loaded = unknown>(
  policy: Policy<Message, Answer, Loaded>,
  { inTurn, later, checkSession }: OutboxPorts,
) {
  let golfer: string | undefined
  /** Rises when the golfer changes. */
  let era = 0
  let working: Promise<void> | undefined
  let failureCount = 0
  let cancelRetry = () => {}
  /** Until then the server takes nothing: sending would only make it longer. */
  let isHeld = false
  let loadState: LoadState = 'loading'
  let isLoadDue = true

  function belongTo(signedIn: string | undefined): void {
    if (signedIn === golfer) return
    cancelRetry()
    golfer = signedIn
    era += 1
    isHeld = false
    failureCount = 0
    working = undefined
    loadState = 'loading'
    isLoadDue = true
    policy.belongTo?.(golfer)
    policy.tell?.()
    void flush()
  }

  /** Resolves when nothing is left to send or load, or the server cannot be reached or asks to wait. */
  function flush(): Promise<void> {
    if (golfer === undefined || isHeld) return Promise.resolve()
    const ownEra = era
    const run: Run = { golfer, isCurrent: () => era === ownEra, refusedIds: new Set() }
    // A moment later, so that what is saved in one go travels together.
    working ??= Promise.resolve(run).then(work)
    return working
  }

  async function work(run: Run): Promise<void> {
    if (!run.isCurrent()) return
    cancelRetry()
    try {
      let isGoingOn = true
      while (isGoingOn) {
        await policy.ready?.()
        const isDone = run.isCurrent() && (await inTurn(() => sendAll(run)))
        isGoingOn = isDone && run.isCurrent() && policy.hasNext(run)
      }
    } finally {
      // In the same breath as the last look at what waits: whatever is saved from now on starts a new run.
      if (run.isCurrent()) working = undefined
    }
  }

  /** Whether the server has answered everything, one way or the other. */
  async function sendAll(run: Run): Promise<boolean> {
    while (run.isCurrent()) {
      const message = await policy.next(run)
      if (!run.isCurrent()) return false
      if (message === DEVICE_AWAY) return tryLater()
      if (message === undefined) {
        if (isLoadDue && policy.load) await load(policy.load, run)
        // Another tab may have sent what this one could not.
        if (run.isCurrent()) noteReached()
        return run.isCurrent()
      }
      if (!(await deliver(message, run))) return false
    }
    return false
  }

  async function deliver(message: Message, run: Run): Promise<boolean> {
    const sent = await policy.send(message, run.golfer).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    )
    if (!run.isCurrent()) return false
    if ('answer' in sent) {
      noteReached()
      await policy.confirm(message, sent.answer, run)
      return true
    }
    const { error } = sent
    if (error instanceof RequestProblem && error.isRefusal) {
      noteReached()
      run.refusedIds.add(policy.idOf(message))
      await policy.refuse(message, error, run)
      return true
    }
    if (!(error instanceof RequestProblem)) console.error(`${policy.item} could not be sent`, error)
    if (error instanceof RequestProblem && error.waitSeconds !== undefined) return hold(error.waitSeconds)
    noteSession(error)
    return tryLater()
  }

  function noteReached(): void {
    failureCount = 0
    policy.showStuck?.(false)
  }

  function noteSession(error: unknown): void {
    if (error instanceof RequestProblem && SESSION_ENDED.has(error.status)) checkSession()
  }

  function tryLater(): false {
    failureCount += 1
    policy.showStuck?.(true)
    const delayMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failureCount - 1))
    cancelRetry = later(() => void flush(), delayMs)
    return false
  }

  /** Nothing is wrong with what was sent, so nothing is shown: it goes when the server takes it. */
  function hold(seconds: number): false {
    noteReached()
    isHeld = true
    const release = () => {
      isHeld = false
      void flush()
    }
    cancelRetry = later(release, seconds * MS_PER_SECOND)
    return false
  }

  /** What cannot be loaded is asked for again by the next run. */
  async function load(ask: NonNullable<typeof policy.load>, run: Run): Promise<void> {
    isLoadDue = false
    try {
      const loaded = await ask()
      if (!run.isCurrent()) return
      if (loaded.golfer !== run.golfer)
        throw new RequestProblem({ code: 'other-golfer', status: 403, message: 'Somebody else is signed in here now.' })
      loadState = 'loaded'
      policy.loaded?.(loaded, run)
    } catch (error) {
      console.error(`Error loading ${policy.name}`, error)
      if (!run.isCurrent()) return
      isLoadDue = true
      loadState = 'failed'
      noteSession(error)
      policy.tell?.()
    }
  }

  return {
    belongTo,
    flush,
    /** Asks the server again: another device may have changed something. */
    reload: (): Promise<void> => {
      isLoadDue = true
      if (loadState === 'failed' && !isHeld) {
        loadState = 'loading'
        policy.tell?.()
      }
      return flush()
    },
    loadState: (): LoadState => loadState,
    golfer: (): string | undefined => golfer,
  }
}
