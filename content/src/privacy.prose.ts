type PrivacyTopic = { readonly title: string; readonly points: readonly string[] }

/** The privacy page by topic, for an installation without an AI service. */
export const PRIVACY_TOPICS: readonly PrivacyTopic[] = [
  {
    title: 'What is stored',
    points: [
      'Your email address and name, to know you again. Where this Bagwise mails links, also whether the one that shows that the address is yours was opened.',
      'Your password, as an argon2id hash only. It can’t be read back.',
      'The passkeys you add, at most 10: the public half of each key, a number your device gives it, how often it was used, the name you give it, and the days you added and last used it. The secret half, your face, fingerprint and PIN stay on your device.',
      'The tokens you make for an assistant or the range, at most 10: the name you give each, what it may do, a scrambled mark of it that can’t be read back, the days you made and last used it, and when it ends, after a year. Who holds one that reads gets your clubs, shots and handicap index.',
      'Shots that your launch monitor sends to the range log, for ten minutes: the name of the monitor, the club, how far and where each landed. The ones you log stay with the shots you keep.',
      'Your golf profile: what you enter about your game, your bag and your distances, because every tool works from it.',
      'Your handicap and distances on each day that one of them changed, the latest 500 such days, so that progress can be seen. Your browser keeps a copy until you sign out.',
      'The rounds you enter, at most 500: the day, course and tees, its ratings and your score, so that your handicap index can be estimated. Your browser keeps a copy until you sign out.',
      'The shots you keep, at most 10,000 in 500 sessions: the day, where the figures come from, the air and your note, and for each shot the club, its flight and whether it counts, so that your distances can be learned from them. Of one that you delete a random number stays, of the newest 20,000, so that no other device brings it back.',
      'The rounds you play with Bagwise, at most 500 with up to 60,000 shots: the day, the course and tees with their ratings, the rules you played by and your handicap then, the par, length, score and putts of each hole, and the club, lie, distance left, wind, penalty and finish of each shot, so that you can see where your strokes go. No time of day and no location. Share pictures with your other devices, and we also store where your balls lay, measured from the tee of the hole.',
      'The courses you map yourself, at most 10, so that each of your devices has them. Other golfers cannot see them.',
      'The values that newer edits replaced in the last 90 days, at most 2,000 of them, so that no edit of another device is lost. The last 50, and the last of each field, stay for longer.',
      'That somebody typed a wrong password or used a passkey that was refused, was kept out after too many, or ended a session: for 30 days, with scrambled marks in place of email address and network, so that we notice guessing.',
      'For each sign-in: when it began, and what your browser says of itself (its name, version and system). No address of your device is kept.',
      'Messages you send through the contact form, with your name and email, until we delete them.',
      'Counters of sign-in and sign-up tries, new passwords, passkeys and tokens, tokens that were refused, messages of a launch monitor, mailed links, messages, requests for the weather and for courses, and questions whether an account is still there, under a scrambled key, for a day at most, against guessing of passwords and flooding.',
    ],
  },
  {
    title: 'Where',
    points: [
      'In the database of the server that runs this Bagwise, and nowhere else. Two things may also go by mail: a message you send through the contact form, to us, and to you the link to set a new password that you want, the link that shows that an email address is yours, or the word that your email was changed. Links are kept as a hash, for an hour or a day.',
      'In your browser: two cookies. One keeps you signed in; it ends with sign-out, after seven days without use, and after thirty days in any case.',
      'The second knows your browser when you sign in again, so that a stranger guessing at your password does not shut you out. It holds a random number and, for the last three golfers who signed in there, a scrambled mark without name or email address, by which it is also told when an account was deleted. It stays after sign-out, goes 400 days after the last sign-in, and with your account when you delete it there.',
      'Also in your browser, until you sign out: your name and email address, copies of your profile, your rounds, the shots you keep, the rounds you play and your progress, your latest yardage card, changes on their way to the server, what you tapped in a round that is not over, so that you can undo it, and values of another device that you have not looked at. They let Bagwise open and keep your changes without reception. When your session ends another way, on another device or by age, only changes on their way stay, and wait for you to sign in again. In your browser only, until then, are which recommendations you set aside and how the calculator estimates.',
      'In the tab, for a day at most and until you sign out: answers and messages that you began and did not send.',
      'In your browser only, for 7 days at most and until you sign out: the answers of a bag in 60 seconds that you finished: a club, its carry, your hand and your tees. They are sent when you sign up, and not before.',
      'In your browser only, for a day at most and until you sign out: a file that you share to Bagwise from another app, until the page for it opens. It is never sent; of its shots we keep those you save.',
      'Of the rounds you play, in your browser only, until you sign out or forget them, and never sent: where your strokes were played and where the holes were cut, for 90 days; the way of your phone while its screen was on, until the round is over and for 7 days at most; your carries and the forecast of the day; and, as your own course notes, where tees and pins were. No time of day but that of the forecast.',
      'And the theme you chose, that you have seen the welcome, how often you shared Bagwise and, for the visit, that you hid a note or deleted your account.',
    ],
  },
  {
    title: 'What is not done',
    points: [
      'No tracking, no advertising, no statistics about you.',
      'Apart from what this page names, nothing about you is passed to anyone else, and the pages load nothing from other sites. For the weather where you are, your browser asks you first, tells our server the place rounded to a tenth of a degree, and forgets it when you leave. Our server asks a weather service about that place, without a word about you, and stores no location. To find courses near you it works the same way, with the place rounded to 2 km, and only where this Bagwise has a map server set. Sharing opens the page of X or Facebook, whose own rules hold there; the link says how it was shared, not by whom.',
    ],
  },
  {
    title: 'How to get rid of it',
    points: [
      'Sign Out clears all your data on this device except the theme, that you have seen the welcome, and the cookie by which your browser is known. What you changed in another tab at that very moment, and what another golfer has not sent yet, waits here without name and email address until its golfer signs in again.',
      'Delete account, in your profile, removes you right away: profile, rounds, played rounds, shots, courses you mapped, progress, history, sign-ins, passkeys, tokens, and messages you sent while signed in. Only the number of your account is kept for 35 days more, so that a restored backup does not bring it back. To have any other message deleted, ask us through Contact Us.',
    ],
  },
]

/** One more topic, where an AI service is asked. */
export const AI_PRIVACY_TOPIC: PrivacyTopic = {
  title: 'AI',
  points: [
    'We ask an AI service. It adds what is marked AI; everything else comes from our own rules.',
    'It gets golf facts when you open or ask for advice: your handicap, score and swing, the hand you play with, height, weight and age, your clubs and distances, but none of your shots, the goals and issues in your profile, and what you answered in the tool. A question to the caddie goes there as you typed it, so leave out what it need not know.',
    'It does not get your name or email address, and our server asks in your place, so it does not see your browser. What it does with the facts, its own rules say. Our server keeps each answer for ten minutes, without who asked. It counts your questions for a day at most, under a scrambled key.',
  ],
}
