import { inflateSync } from 'node:zlib'

/** Signature of the format, PNG specification 5.2. */
const SIGNATURE = '89504e470d0a1a0a'
const CHANNELS = { 2: 3, 6: 4 } as const
const DARK_BELOW = 128

export type MeasuredPng = {
  readonly widthPx: number
  readonly heightPx: number
  /** Share of pixels closer to black than to white. */
  readonly inkShare: number
}

/** Decodes an 8-bit colour PNG as browsers write it, with or without transparency. */
export function measurePng(file: Buffer): MeasuredPng {
  if (file.subarray(0, 8).toString('hex') !== SIGNATURE) throw new Error('This is no PNG')
  const widthPx = file.readUInt32BE(16)
  const heightPx = file.readUInt32BE(20)
  const colourType = file.readUInt8(25)
  if (file.readUInt8(24) !== 8 || !(colourType in CHANNELS)) throw new Error('Another kind of PNG than browsers write')
  const channels = CHANNELS[colourType as keyof typeof CHANNELS]
  const rows = unfiltered(inflateSync(imageData(file)), widthPx * channels, channels)
  const inkCount = rows.reduce((count, row) => {
    let inRow = 0
    for (let at = 0; at < row.length; at += channels) if ((row[at] ?? 0) < DARK_BELOW) inRow += 1
    return count + inRow
  }, 0)
  return { widthPx, heightPx, inkShare: inkCount / (widthPx * heightPx) }
}

function imageData(file: Buffer): Buffer {
  const parts: Buffer[] = []
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.subarray(at + 4, at + 8).toString('latin1') === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return Buffer.concat(parts)
}

/** Reverts the five filters of the format, PNG specification 9.2. */
function unfiltered(data: Buffer, rowBytes: number, pixelBytes: number): readonly Uint8Array[] {
  const rows: Uint8Array[] = []
  for (let at = 0; at < data.length; at += rowBytes + 1) {
    const filter = data[at] ?? 0
    const row = Uint8Array.from(data.subarray(at + 1, at + 1 + rowBytes))
    const above = rows.at(-1) ?? new Uint8Array(rowBytes)
    for (let x = 0; x < rowBytes; x += 1) {
      const left = row[x - pixelBytes] ?? 0
      const up = above[x] ?? 0
      const corner = above[x - pixelBytes] ?? 0
      const guess = [0, left, up, Math.floor((left + up) / 2), paeth(left, up, corner)][filter] ?? 0
      row[x] = (row[x] ?? 0) + guess
    }
    rows.push(row)
  }
  return rows
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
