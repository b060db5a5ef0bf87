import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { syncStatus } from './sync/sync-status.ts'
import { ErrorScreen, StartErrorScreen } from '#app/error-screen.tsx'
import { ScreenFrame } from '#app/screen-frame.tsx'
import { START_ROUTE, startSession } from '#app/auth-gate/session-start.ts'
import { Shell } from '#app/shell.tsx'
import { SignedInArea } from '#app/auth-gate/signed-in-area.tsx'
import { signedInOnly } from '#app/auth-gate/signed-in-only.ts'
import { Splash } from '#app/splash.tsx'
import { HomeScreen } from '#features/home/home-screen.tsx'
import { withPartStyles } from '#ui/with-part-styles.ts'

const screen = (load: () => Promise<ComponentType>) => ({ Component: () => withPartStyles(load()) })

/** A page that shows a golfer's profile: what knows of unsaved edits is asked for together with it. */
const golferScreen = (load: () => Promise<ComponentType>) =>
  screen(() => {
    syncStatus.loadAhead()
    return load()
  })

/** Pages that need an account. */
const golferPages: RouteObject[] = [
  {
    path: 'bag',
    lazy: golferScreen(async () => (await import('#features/bag/bag-screen.tsx')).BagScreen),
  },
  {
    path: 'clubs/:club',
    lazy: golferScreen(async () => {
      const [{ ClubScreen }, { NotFoundScreen }] = await Promise.all([
        import('#features/club/club-screen.tsx'),
        import('#features/not-found/not-found-screen.tsx'),
      ])
      return () => <ClubScreen notFound={<NotFoundScreen />} />
    }),
  },
  {
    path: 'range',
    lazy: golferScreen(async () => (await import('#features/range/range-screen.tsx')).RangeScreen),
  },
  {
    path: 'equipment-fitting',
    lazy: golferScreen(async () => (await import('#features/fitting/fitting-screen.tsx')).FittingScreen),
  },
  {
    path: 'distance-calculator',
    lazy: golferScreen(async () => (await import('#features/calculator/calculator-screen.tsx')).CalculatorScreen),
  },
  {
    path: 'shot-advisor',
    lazy: golferScreen(async () => (await import('./features/shot-advice/shot-screen.tsx')).ShotScreen),
  },
  {
    path: 'courses',
    lazy: golferScreen(async () => (await import('#features/courses/course-screens.tsx')).CoursesScreen),
  },
  {
    path: 'courses/:course',
    lazy: golferScreen(async () => (await import('#features/courses/course-screens.tsx')).CourseScreen),
  },
  {
    path: 'courses/:course/holes/:hole',
    lazy: golferScreen(async () => (await import('#features/courses/hole-screen.tsx')).HoleScreen),
  },
  {
    path: 'courses/:course/book',
    lazy: golferScreen(async () => (await import('#features/courses/book/book-screen.tsx')).BookScreen),
  },
  {
    path: 'play/*',
    lazy: golferScreen(async () => (await import('#features/play/play-screens.tsx')).PlayScreens),
  },
  {
    path: 'swing-analyzer',
    lazy: golferScreen(async () => (await import('#features/swing/swing-screen.tsx')).SwingScreen),
  },
  {
    path: 'distances',
    lazy: golferScreen(async () => (await import('#features/gapping/gapping-screen.tsx')).GappingScreen),
  },
  {
    path: 'yardage-card',
    lazy: golferScreen(async () => (await import('#features/yardage-card/yardage-card-screen.tsx')).YardageCardScreen),
  },
  {
    path: 'distances/import',
    lazy: golferScreen(async () => (await import('#features/shot-import/import-screen.tsx')).ImportScreen),
  },
  {
    path: 'recommendations',
    lazy: golferScreen(
      async () => (await import('#features/recommendations/recommendations-screen.tsx')).RecommendationsScreen,
    ),
  },
  {
    path: 'beginner-builder',
    lazy: golferScreen(async () => (await import('#features/starter-sets/starter-sets-screen.tsx')).StarterSetsScreen),
  },
  {
    path: 'ball-matching',
    lazy: golferScreen(async () => (await import('./features/balls/balls-screen.tsx')).BallsScreen),
  },
  {
    path: 'learn',
    lazy: golferScreen(async () => (await import('#features/learn/learn-screen.tsx')).LearnScreen),
  },
  {
    path: 'learn/tips',
    lazy: golferScreen(async () => (await import('#features/learn/learn-screen.tsx')).TipsScreen),
  },
  {
    path: 'encyclopedia',
    lazy: golferScreen(async () => (await import('#features/encyclopedia/encyclopedia-screen.tsx')).EncyclopediaScreen),
  },
  {
    path: 'profile',
    lazy: golferScreen(async () => (await import('#features/profile/profile-screen.tsx')).ProfileScreen),
  },
]

/** The site map. Every screen but home is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    Component: Shell,
    ErrorBoundary: StartErrorScreen,
    children: [
      {
        id: START_ROUTE,
        ErrorBoundary: ErrorScreen,
        HydrateFallback: Splash,
        loader: startSession,
        shouldRevalidate: () => false,
        children: [
          { index: true, Component: HomeScreen },
          {
            Component: ScreenFrame,
            children: [
              {
                Component: SignedInArea,
                loader: signedInOnly,
                // Dialogs change the address, not the page; the area itself notices when the session ends.
                shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
                children: golferPages,
              },
              {
                path: 'privacy',
                lazy: screen(async () => (await import('#features/privacy/privacy-screen.tsx')).PrivacyScreen),
              },
              {
                path: '*',
                lazy: screen(async () => (await import('#features/not-found/not-found-screen.tsx')).NotFoundScreen),
              },
            ],
          },
        ],
      },
    ],
  },
]
