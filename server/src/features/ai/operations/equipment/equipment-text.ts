import type { AdvisedClub } from '@bagwise/contract/ai/equipment-recommendations'
import type { ShaftFlex, ShaftType } from '@bagwise/golf/bag'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import type { IronType } from '@bagwise/golf/fitting/iron-rules'
import type { FittingCategory } from '@bagwise/golf/fitting/spending-order'

/** Specifications to ask for, as far as they are known. */
export type ClubSpecs = {
  readonly loftDeg?: number | null | undefined
  readonly lengthInches?: number | null | undefined
  readonly shaftFlex?: ShaftFlex | null | undefined
  readonly shaftType?: ShaftType | null | undefined
  readonly ironType?: IronType | null | undefined
}

/** Known specifications by name. */
export function specTexts({ loftDeg, lengthInches, shaftFlex, shaftType, ironType }: ClubSpecs): AdvisedClub['specs'] {
  return {
    ...(loftDeg != null && { Loft: `${loftDeg}°` }),
    ...(lengthInches != null && { Length: `${lengthInches} in` }),
    ...(shaftFlex != null && { Flex: shaftFlex === 'extra-stiff' ? 'X-stiff' : shaftFlex }),
    ...(shaftType != null && { Shaft: shaftType }),
    ...(ironType != null && { Head: ironType.replace('-', ' ') }),
  }
}

/** The rules' values where the advised club differs from them, so that contradictions stay visible. */
export function differencesFrom(
  fitting: Fitting,
  { category, club }: { readonly category: FittingCategory; readonly club: ClubSpecs },
): AdvisedClub['rulesSay'] {
  const own = specTexts(club)
  const rules = Object.entries(specTexts(specsByRules(fitting, category)))
  return Object.fromEntries(rules.filter(([name, text]) => own[name] !== undefined && own[name] !== text))
}

/** The rules' values that are a single figure. */
export function specsByRules(
  { driver, shaft, irons, putterLengthInches }: Fitting,
  category: FittingCategory,
): ClubSpecs {
  switch (category) {
    case 'driver':
      return { loftDeg: driver.loftDeg, shaftFlex: shaft.flex, shaftType: shaft.type }
    case 'irons':
      return { ironType: irons }
    case 'putter':
      return { lengthInches: putterLengthInches }
    case 'long-clubs':
    case 'wedges':
    case 'grips':
      return {}
  }
}

export function priceText({ fromDollars, toDollars }: { readonly fromDollars: number; readonly toDollars: number }) {
  const [from, to] = [Math.round(fromDollars), Math.round(toDollars)]
  return from === to ? `$${from}` : `$${from}-${to}`
}
