/** FIPS 180-4, section 5.1.1: blocks of 64 bytes; the last one ends with the length in bits, 8 bytes. */
const BLOCK_BYTES = 64
const LENGTH_BYTES = 8
const WORD_BYTES = 4
const BITS_PER_BYTE = 8
const WORD_BITS = 32
const BLOCK_WORDS = 16
const ROUNDS = 64
const STATE_WORDS = 8
/** The bit 1 that ends the message. */
const END_OF_MESSAGE = 0x80
/** Section 4.1.2: rotations and shifts of the four functions. */
const BIG_SIGMA_0 = { first: 2, second: 13, third: 22 } as const
const BIG_SIGMA_1 = { first: 6, second: 11, third: 25 } as const
const SMALL_SIGMA_0 = { first: 7, second: 18, shift: 3 } as const
const SMALL_SIGMA_1 = { first: 17, second: 19, shift: 10 } as const
/** Section 6.2.2: how far back the words of the schedule are that a word is made of. */
const BACK = { small1: 2, plain: 7, small0: 15, last: 16 } as const

/** Section 4.2.2: the first 32 bits of the fractions of the cube roots of the first 64 primes. */
const CONSTANTS = fractions(ROUNDS, Math.cbrt)
/** Section 5.3.3: the same of the square roots of the first eight. */
const INITIAL_STATE = fractions(STATE_WORDS, Math.sqrt)

/**
 * SHA-256 of some bytes, 32 bytes. The browser's own is absent on pages without https, as on a network at home.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = withPadding(message)
  const words = new DataView(padded.buffer)
  const state = Uint32Array.from(INITIAL_STATE)
  const schedule = new Uint32Array(ROUNDS)
  for (let start = 0; start < padded.length; start += BLOCK_BYTES) addBlock(state, schedule, { words, start })
  const digest = new DataView(new ArrayBuffer(STATE_WORDS * WORD_BYTES))
  state.forEach((word, index) => digest.setUint32(index * WORD_BYTES, word))
  return new Uint8Array(digest.buffer)
}

function withPadding(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES)
  const padded = new Uint8Array(blocks * BLOCK_BYTES)
  padded.set(message)
  padded[message.length] = END_OF_MESSAGE
  const length = new DataView(padded.buffer, padded.length - LENGTH_BYTES)
  length.setBigUint64(0, BigInt(message.length) * BigInt(BITS_PER_BYTE))
  return padded
}

type Block = { readonly words: DataView; readonly start: number }

function addBlock(state: Uint32Array, schedule: Uint32Array, { words, start }: Block): void {
  for (let at = 0; at < ROUNDS; at += 1) {
    schedule[at] = at < BLOCK_WORDS ? words.getUint32(start + at * WORD_BYTES) : scheduledWord(schedule, at)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let at = 0; at < ROUNDS; at += 1) {
    const chosen = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const added = h + rotations(e, BIG_SIGMA_1) + chosen + (CONSTANTS[at] ?? 0) + (schedule[at] ?? 0)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + added) | 0, c, b, a, (added + rotations(a, BIG_SIGMA_0) + majority) | 0]
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + word
}

function scheduledWord(schedule: Uint32Array, at: number): number {
  const back = (words: number) => schedule[at - words] ?? 0
  const shiftedWords = shifted(back(BACK.small1), SMALL_SIGMA_1) + shifted(back(BACK.small0), SMALL_SIGMA_0)
  return shiftedWords + back(BACK.plain) + back(BACK.last)
}

type Rotations = { readonly first: number; readonly second: number; readonly third: number }
type Shift = { readonly first: number; readonly second: number; readonly shift: number }

function rotations(word: number, { first, second, third }: Rotations): number {
  return rotated(word, first) ^ rotated(word, second) ^ rotated(word, third)
}

function shifted(word: number, { first, second, shift }: Shift): number {
  return rotated(word, first) ^ rotated(word, second) ^ (word >>> shift)
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (WORD_BITS - bits))
}

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  return Uint32Array.from(primes(count), (prime) => (root(prime) % 1) * 2 ** WORD_BITS)
}

function primes(count: number): readonly number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}
