import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
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
