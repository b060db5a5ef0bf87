import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { dialogLink, openDialog } from '#navigation/dialogs.ts'
import { isWelcomeSeen, markWelcomeSeen } from '#storage/preferences.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { focusPageStart } from '#ui/page-start.ts'
import { useIsLive } from '#ui/use-is-live.ts'
import { HoleDrawing } from './hole-drawing.tsx'
import * as copy from './home.copy.ts'

/** The mown panel at the top of the visitors' home. */
export function VisitorWelcome({ isKnown }: { readonly isKnown: boolean }) {
  const isLive = useIsLive()
  return (
    <section className="turf overflow-hidden pt-5.5 pb-16 md:pt-11 md:pb-24">
      <div className="page relative md:max-lg:max-w-186">
        <h1
          tabIndex={-1}
          className="relative max-w-[8em] text-[2.25rem] leading-none! wrap-anywhere min-[23rem]:text-[2.625rem] md:text-[3.75rem]"
        >
          {copy.visitorTitle}
        </h1>
        {/* On phones the drawing begins below the title. */}
        <div className="max-md:relative">
          <HoleDrawing className="absolute -top-2 -right-2 w-35 max-[21.25rem]:hidden md:-top-10 md:right-[6%] md:w-70" />
          <p className="relative mt-2.5 mb-4.5 leading-snug max-md:max-w-[12.5em] md:max-w-[19em]">
            {copy.visitorLine}
          </p>
          <div className="relative">{isKnown && (isLive ? <WelcomeButtons /> : <CreateAccount />)}</div>
        </div>
      </div>
    </section>
  )
}

function CreateAccount() {
  return (
    <Link to={dialogLink('sign-up')} className={buttonClass()}>
      {copy.createAccount}
    </Link>
  )
}

/** On the first visit of a device the hero itself is the welcome, unless the address asks for a dialog. */
function WelcomeButtons() {
  const { search } = useLocation()
  const [isWelcome, setIsWelcome] = useState(
    () => !isWelcomeSeen() && openDialog(new URLSearchParams(search)) === undefined,
  )
  useEffect(() => {
    if (isWelcome) markWelcomeSeen()
  }, [isWelcome])
  if (!isWelcome) return <CreateAccount />

  return (
    <div role="dialog" aria-label={copy.welcome} className="flex flex-wrap gap-2">
      <Link to={dialogLink('sign-up')} onClick={() => setIsWelcome(false)} className={buttonClass()}>
        {copy.getStarted}
      </Link>
      <Button
        look="line"
        onClick={() => {
          setIsWelcome(false)
          focusFirstPart()
        }}
      >
        {copy.exploreFirst}
      </Button>
    </div>
  )
}

/** What a visitor can do without an account: the 60-second bag, else the first card that is there. */
function focusFirstPart(): void {
  const heading = document.getElementById('bag-in-60') ?? document.querySelector<HTMLElement>('main h2')
  if (!heading) return focusPageStart()
  heading.tabIndex = -1
  heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
}
