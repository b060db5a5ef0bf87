import { Link } from 'react-router'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { Banner } from './banner.tsx'
import * as copy from './account-gone-banner.copy.ts'

/** Changes on this device can never be saved: the golfer says what becomes of them. */
export function AccountGoneBanner() {
  return (
    <Banner tone="flag" text={copy.accountGone}>
      <Link to={dialogLink('account-gone')} className={buttonClass('quiet')}>
        {copy.decide}
      </Link>
    </Banner>
  )
}
