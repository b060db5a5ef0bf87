import type { ReactNode } from 'react'
import { PageHead } from '#ui/page-head.tsx'
import { Sheet } from '#ui/sheet.tsx'

export function PrivacyScreen() {
  return (
    <>
      <PageHead title="Privacy" subtitle="What Bagwise stores, why, where, and how to get rid of it." />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Topic title="What is stored">
          <li>Your e-mail address and name, to know you again.</li>
          <li>Your password, as an argon2id hash only. Nobody can read it back.</li>
          <li>
            Your golf profile: what you enter about your game, your bag and your distances, because every tool works
            from it.
          </li>
          <li>
            Your handicap and distances on each day that one of them changed, the latest 500 such days, so that progress
            can be seen. Your browser keeps a copy until you sign out.
          </li>
          <li>
            The rounds you enter, at most 500: the day, course and tees, its ratings and your score, so that your
            handicap index can be estimated. Your browser keeps a copy until you sign out.
          </li>
          <li>
            The values that newer edits replaced in the last 90 days, the last 50 for longer, so that no edit of another
            device is lost.
          </li>
          <li>
            For each sign-in: when it began, and what your browser says of itself (its name, version and system). No
            address of your device is kept.
          </li>
          <li>
            Messages you send through the contact form, with your name and e-mail, until whoever runs this Bagwise
            deletes them.
          </li>
          <li>
            Counters of sign-in and sign-up tries, new passwords, messages and requests for the weather under a
            scrambled key, for a few hours at most, against guessing of passwords and flooding.
          </li>
        </Topic>
        <Topic title="Where">
          <li>
            In the database of the server that runs this Bagwise, and nowhere else. Two things may also go by mail: a
            message you send through the contact form, to whoever runs this Bagwise, and to you the link to set a new
            password that you asked for or the word that your e-mail was changed.
          </li>
          <li>
            In your browser: one cookie that keeps you signed in. It ends with sign-out, after seven days without use,
            and after thirty days in any case.
          </li>
          <li>
            Also in your browser, until you sign out: your name and e-mail address, copies of your profile, your rounds
            and your progress, changes on their way to the server, and values of another device that you have not looked
            at. They let Bagwise open and keep your changes without reception. In your browser only, until then: which
            recommendations you set aside.
          </li>
          <li>
            And the theme you chose, that you have seen the welcome, how often you shared Bagwise and, for the visit,
            that you hid a note or deleted your account.
          </li>
        </Topic>
        <Topic title="What is not done">
          <li>No tracking, no advertising, no statistics about you.</li>
          <li>
            Apart from these mails, nothing about you is passed to anyone else, and the pages load nothing from other
            sites. For the weather where you are, your browser asks you first, tells our server the place rounded to a
            tenth of a degree, and forgets it when you leave. Our server asks a weather service about that place,
            without a word about you, and stores no location. Sharing opens the page of X or Facebook, whose own rules
            hold there; the link says how it was shared, not by whom.
          </li>
        </Topic>
        <Topic title="How to get rid of it">
          <li>
            Sign Out clears everything of yours on this device except the theme and that you have seen the welcome. What
            you changed in another tab at that very moment, and what another golfer has not sent yet, waits here without
            name and e-mail address until its golfer signs in again.
          </li>
          <li>
            Delete account, in your profile, removes you at once: profile, rounds, progress, history, sign-ins, and
            messages you sent while signed in. To have any other message deleted, ask whoever runs this Bagwise.
          </li>
        </Topic>
      </div>
    </>
  )
}

function Topic({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Sheet title={title}>
      <ul className="mt-2 grid list-disc gap-2 pl-5 wrap-anywhere">{children}</ul>
    </Sheet>
  )
}
