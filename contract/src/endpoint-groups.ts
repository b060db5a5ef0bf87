/** The parts of the API, in the order in which its documentation has them. */
export const ENDPOINT_GROUPS = {
  'sign-in': { title: 'Signing in', about: 'Accounts, sessions, passkeys, and links that are mailed.' },
  account: { title: 'Account', about: 'E-mail, password, passkeys and sessions of the golfer who is signed in.' },
  profile: { title: 'Profile and progress', about: 'The golfer, the bag, every carry, and how they change.' },
  rounds: { title: 'Rounds', about: 'Scores that the Handicap Index is worked out from.' },
  play: { title: 'Played rounds', about: 'Rounds hole by hole and shot by shot.' },
  shots: { title: 'Kept shots', about: 'Shots of launch monitors, of the range and of the course.' },
  courses: { title: 'Courses', about: 'Maps of courses, and those that the golfer has mapped.' },
  tokens: {
    title: 'Tokens and assistants',
    about: 'Tokens that let programs in without a password, and what they let them do.',
  },
  takeout: { title: 'Takeout', about: 'Everything that is kept of a golfer, to take along or bring back.' },
  weather: { title: 'Weather', about: 'The conditions that carries are worked out for.' },
  ai: { title: 'AI', about: 'Questions to the AI. Where it gives no answer that can be used, the rules answer.' },
  contact: { title: 'Contact', about: 'Messages to the operator.' },
  server: { title: 'Server', about: 'How the server is, and this documentation.' },
} as const

export type EndpointGroup = keyof typeof ENDPOINT_GROUPS
