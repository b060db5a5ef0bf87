import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuthUser } from '@bagwise/contract/account'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { useGate } from '#navigation/gate.ts'
import type { ToolPath } from '#navigation/tools.ts'
import { buttonClass } from '#ui/button.tsx'
import type { IconName } from '#ui/icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { HoleDrawing } from './hole-drawing.tsx'
import * as copy from './home.copy.ts'

/** The mown panel at the top of the home page. */
function Welcome({
  title,
  line,
  children,
}: {
  readonly title: string
  readonly line: string
  readonly children: ReactNode
}) {
  return (
    <section className="turf overflow-hidden pt-5.5 pb-16 md:pt-11 md:pb-24">
      <div className="page relative md:max-lg:max-w-186">
        <h1
          tabIndex={-1}
          className="relative max-w-[8em] text-[2.25rem] leading-none! wrap-anywhere min-[23rem]:text-[2.625rem] md:text-[3.75rem]"
        >
          {title}
        </h1>
        {/* On phones the drawing begins below the title, however long a name is. */}
        <div className="max-md:relative">
          <HoleDrawing className="absolute top-0 -right-6 w-47.5 max-[19rem]:hidden md:-top-10 md:right-[6%] md:w-70" />
          <p className="relative mt-2.5 mb-4.5 leading-snug max-md:max-w-[12em] md:max-w-[19em]">{line}</p>
          <div className="relative">{children}</div>
        </div>
      </div>
    </section>
  )
}

export function VisitorWelcome({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <Welcome title={copy.visitorTitle} line={copy.visitorLine}>
      {isKnown && (
        <Link to={dialogLink('sign-up')} className={buttonClass()}>
          {copy.createAccount}
        </Link>
      )}
    </Welcome>
  )
}

type NextStep = { readonly line: string; readonly to: ToolPath; readonly label: string; readonly icon: IconName }

const CALCULATE: NextStep = {
  line: copy.calculateLine,
  to: '/distance-calculator',
  label: copy.calculateLabel,
  icon: 'arcs',
}
const SEE_GAPS: NextStep = {
  line: copy.seeGapsLine,
  to: '/distances',
  label: copy.seeGapsLabel,
  icon: 'ladder',
}

/** Signed up since this page was loaded: nobody comes back to where they have never been. */
function isNew({ createdAt }: AuthUser): boolean {
  return Date.parse(createdAt) > performance.timeOrigin
}

export function GolferWelcome({ user }: { readonly user: AuthUser }) {
  const { profile, isLoading } = useShownProfile()
  const gate = useGate()
  const firstName = profile?.firstName || user.firstName
  const step = profile && profile.clubDistances.length === 0 ? CALCULATE : SEE_GAPS
  return (
    <Welcome
      title={copy.golferTitle({ firstName, isNew: isNew(user) })}
      line={isLoading ? copy.golferLoading : step.line}
    >
      {isLoading ? (
        <div className="h-12 w-56 rounded-control bg-mown-2" />
      ) : (
        <Link to={gate(step.to)} className={buttonClass()}>
          <Icon name={step.icon} className="size-5.5" />
          {step.label}
        </Link>
      )}
    </Welcome>
  )
}
