import { Link } from 'react-router'

/** The smallest phones, and most phones while the header has more to say, show the flag alone. */
const WORDMARK = 'max-[22.5rem]:sr-only in-[header:has([data-unsaved])]:max-[27rem]:sr-only'

/** A flag on a pole with the two letters, and the wordmark. The flag alone is narrow: the margin beside it is pressed too. */
export function Brand() {
  return (
    <Link
      to="/"
      className="-ml-2.5 flex min-h-11 shrink-0 items-center gap-2.25 pl-2.5 font-plate text-[1.4375rem] leading-none font-bold tracking-[-0.01em] text-ink no-underline"
    >
      <span className="relative grid h-7.5 w-8.5 place-items-center rounded-[5px] rounded-bl-none bg-ink text-[1.0625rem] tracking-[0.01em] text-on-ink before:absolute before:top-6.5 before:left-0 before:h-3.25 before:w-[2.5px] before:bg-ink">
        BW
      </span>
      <span className={WORDMARK}>Bagwise</span>
    </Link>
  )
}
