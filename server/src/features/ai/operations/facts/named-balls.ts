import { BALLS } from '@bagwise/content/balls/catalogue.prose'
import type { CatalogueBall } from '@bagwise/content/balls/catalogue-ball'
import type { Figure } from './figures.ts'

/** Shops differ by this from the catalogue's lowest and highest price. */
const SHOPS_APART_SHARE = 0.1
const MOST_APART_COMPRESSION = 3
const OTHER_COUNT = /\b(?:sleeves?|each|per ball|a ball|two dozen|used|refurbished|save|saves|cheaper|less|more)\b/i
const COMPRESSION =
  /\bcompression\b(?: rating)?(?: of| is| at| around| about| near|:)*\W(\d+)|\b(\d+)[- ]compression\b/i

/** Whether a sentence about one ball of the catalogue gives it another price or compression. */
export function misstatesBall(sentence: string, figures: readonly Figure[]): boolean {
  const ball = ballIn(sentence)
  if (!ball || OTHER_COUNT.test(sentence)) return false
  const { min, max } = ball.pricePerDozen
  const isOtherPrice = figures.some(
    ({ unit, from, to }) =>
      unit === 'dollars' && (to < min * (1 - SHOPS_APART_SHARE) || from > max * (1 + SHOPS_APART_SHARE)),
  )
  const [, first, second] = COMPRESSION.exec(sentence) ?? []
  const compression = first ?? second
  return (
    isOtherPrice ||
    (compression !== undefined && Math.abs(Number(compression) - ball.compression) > MOST_APART_COMPRESSION)
  )
}

/** Undefined where a sentence names none, or more than one. */
function ballIn(sentence: string): CatalogueBall | undefined {
  const named = BALLS.filter(
    ({ brand, model }) =>
      new RegExp(String.raw`\b(?:${literally(brand)} )?${literally(model)}\b`, 'i').test(sentence) &&
      (model.length >= TELLING_LETTERS || sentence.includes(brand)),
  )
  return named.length === 1 ? named[0] : undefined
}

/** Shorter names are words of their own, such as 'Soft': only the maker makes a ball of them. */
const TELLING_LETTERS = 6

function literally(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
