import { createObjectScan } from './object-scan.ts'
import type { ObjectScan } from './object-scan.ts'

/** What a stream of JSON objects gives. */
export type JsonObjectsTo = {
  /**
   * An object that has ended. `isAfterBreak` where what was before it could not be read, of which it may be a piece.
   * Returns whether it is a message.
   */
  readonly onObject: (object: object, isAfterBreak: boolean) => boolean
  /** Something that is no JSON object, or one that is too long or cut; once for all of it up to the next message. */
  readonly onBroken: () => void
}

/** Reads a stream of bytes. After `end` nothing more comes. */
export type JsonObjects = { readonly push: (bytes: Uint8Array) => void; readonly end: () => void }

/**
 * The longest message of either protocol has about 800 bytes; other programs that listen for Open Connect take 16 to 64 kB
 * (PinPoint-Golf/libgspro, docs/conformance.md, CT-F11).
 */
export const MOST_MESSAGE_BYTES = 64 * 1024

const OPENING = 0x7b
/** Tab, line feed, carriage return, space, and what some devices end a message with: NUL, and the mark of UTF-8. */
const BETWEEN = new Set([0x09, 0x0a, 0x0d, 0x20, 0x00, 0xef, 0xbb, 0xbf])

/**
 * Finds the JSON objects in a stream, however its bytes were split: glued together, or a byte at a time. What is broken is
 * left out up to the next `{` from which an object can be read, so that a message that was cut takes no good one with it.
 */
export function createJsonObjects({ onObject, onBroken }: JsonObjectsTo): JsonObjects {
  const held = new Uint8Array(MOST_MESSAGE_BYTES)
  let heldBytes = 0
  let scan: ObjectScan = createObjectScan()
  let isBroken = false

  function breakOff(): void {
    if (!isBroken) onBroken()
    isBroken = true
  }

  function take(byte: number): void {
    if (heldBytes === 0 && byte !== OPENING) {
      if (!BETWEEN.has(byte)) breakOff()
      return
    }
    held[heldBytes] = byte
    heldBytes += 1
    const found = scan.next(byte)
    if (found === 'ended') finish()
    else if (found === 'wrong' || heldBytes === held.length) readAgain()
  }

  function finish(): void {
    const object = parsed(held.subarray(0, heldBytes))
    if (object === undefined) return readAgain()
    clear()
    if (onObject(object, isBroken)) isBroken = false
  }

  /** Leaves the first brace out: a whole object may begin at a later one. */
  function readAgain(): void {
    breakOff()
    const rest = held.slice(1, heldBytes)
    clear()
    const start = rest.indexOf(OPENING)
    if (start >= 0) for (const byte of rest.subarray(start)) take(byte)
  }

  function clear(): void {
    heldBytes = 0
    scan = createObjectScan()
  }

  return {
    push: (bytes) => {
      for (const byte of bytes) take(byte)
    },
    end: () => {
      while (heldBytes > 0) readAgain()
    },
  }
}

/** Undefined where the bytes are no UTF-8, or no JSON. */
function parsed(bytes: Uint8Array): object | undefined {
  try {
    const object: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return typeof object === 'object' && object !== null ? object : undefined
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined
    throw error
  }
}
