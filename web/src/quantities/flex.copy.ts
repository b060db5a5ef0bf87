import type { ShaftFlex } from '@bagwise/golf/bag'
import type { DriverShaft } from '@bagwise/golf/fitting/driver-shaft'

/** A flex within a sentence. */
export function flexWord(flex: ShaftFlex): string {
  return flex === 'extra-stiff' ? 'X-stiff' : flex
}

/** 'stiff, try regular first', or one flex where one alone suits the speed. */
export function flexText({ flex, speedFlex }: Pick<DriverShaft, 'flex' | 'speedFlex'>): string {
  return flex === speedFlex ? flexWord(flex) : `${flexWord(speedFlex)}, try ${flexWord(flex)} first`
}
