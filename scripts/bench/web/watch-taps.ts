/** What is to be there after a tap: one of these elements with this text, which no such element had before. */
export type NextState = { readonly selector: string; readonly text: string }

/** From the finger that leaves the glass, in milliseconds. */
export type TapTimes = {
  /** The database says that the transaction with the tap is on the disk. */
  readonly diskMs: number
  /** The next state is painted. */
  readonly paintMs: number
}

/** A tap that shows nothing is a mistake of the bench. */
const SHOWN_WITHIN_MS = 20_000
/** A walk of three minutes: nobody gets from one ball to the next faster. */
const WALK_MS = 180_000

/**
 * Times the taps of a round on every page, and lets golfers walk between strokes: the day goes on, timers and frames do
 * not. Text, because the types of a page are not those of a script.
 */
export const WATCH_TAPS = `{
  let tap
  const note = (key, ms) => {
    tap[key] ??= ms - tap.atMs
    if (tap.diskMs !== undefined && tap.paintMs !== undefined) tap.end({ diskMs: tap.diskMs, paintMs: tap.paintMs })
  }
  // Hears of it before the product does, which draws the next state at once.
  const tapOf = new WeakMap()
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...how) {
    const transaction = begin.apply(this, how)
    transaction.addEventListener('complete', () => {
      const nowMs = performance.now()
      if (tap && tapOf.get(transaction) === tap) note('diskMs', nowMs)
    })
    return transaction
  }
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (...row) {
    const [, key] = row
    if (tap?.atMs !== undefined && Array.isArray(key) && key[1] === 'taps') tapOf.set(this.transaction, tap)
    return put.apply(this, row)
  }
  addEventListener('click', ({ timeStamp }) => { if (tap) tap.atMs ??= timeStamp }, { capture: true })

  // The next hole is drawn out of sight before it is shown.
  const textsOf = (selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map(({ textContent }) => textContent)
  const look = () => {
    if (tap?.atMs === undefined || tap.isThere) return
    tap.isThere = textsOf(tap.selector).some((text) => text.includes(tap.text) && !tap.before.includes(text))
    if (!tap.isThere) return
    const ofTap = tap
    const painted = new MessageChannel()
    painted.port1.onmessage = () => ofTap === tap && note('paintMs', performance.now())
    requestAnimationFrame(() => painted.port2.postMessage('painted'))
  }
  const changes = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-pressed', 'style'] }
  new MutationObserver(look).observe(document, changes)

  window.benchTap = ({ selector, text }) => {
    tap = { selector, text, before: textsOf(selector) }
    tap.ended = new Promise((resolve, reject) => {
      tap.end = resolve
      setTimeout((ofTap) => reject(new Error('Waited in vain: ' + JSON.stringify(ofTap))), ${SHOWN_WITHIN_MS}, tap)
    })
    return true
  }
  window.benchTapTimes = () => tap.ended

  let walkedMs = 0
  const now = Date.now
  Date.now = () => now() + walkedMs
  Object.defineProperty(GeolocationPosition.prototype, 'timestamp', { get: () => Date.now() })
  window.benchWalk = () => { walkedMs += ${WALK_MS} }
}`
