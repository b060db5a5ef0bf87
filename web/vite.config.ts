import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileAhead } from './build/compile-ahead.ts'
import { dataBesideScripts } from './build/data-beside-scripts.ts'
import { leanPackages } from './build/lean-packages.ts'
import { minifyAgain } from './build/minify-again.ts'
import { modernStyles } from './build/modern-styles.ts'
import { namedReact } from './build/named-react.ts'
import { ONLINE_FOLDER } from './build/offline-pack.ts'
import { pageIcon } from './build/page-icon.ts'
import { pageStyles } from './build/page-styles.ts'
import { precompress } from './build/precompress.ts'
import { proseFiles } from './build/prose-files.ts'
import { sentenceFiles } from './build/sentence-files.ts'
import { serviceWorker } from './build/service-worker-build.ts'
import { startPages } from './build/start-pages.ts'

const API_SERVER = process.env.BAGWISE_API ?? 'http://127.0.0.1:3000'

/** Small things that most screens need: as one file they are smaller, and fewer requests, than thirty. */
const SHARED = [
  /golf\/src\/(club|bag|golfer|units|usual-loft|swing-speed|shaft-flex|calendar-days|handicap\/round|gapping\/find-gaps)\.ts/,
  /golf\/src\/(onboarding\/(answers|current-issues|unsaid)|weather\/(reading-air|weather-reading|compass))\.ts/,
  /golf\/src\/distances\/(classic|club-distance|fill-missing|order|standard-carry)\.ts/,
  /web\/src\/ui\/(number-field|sheet|badge|choice-row|dialog|page-head|switch-row|download|next-task|when-loaded)\.tsx?/,
  /web\/src\/quantities\/(day-text|distance|dollars|distance-text|handicap|number-text|provenance-badge|typed-number|unsaved-dot)\.tsx?/,
  /web\/src\/(navigation\/tool-drawing\.tsx|api\/(batch-id|place|weather|progress\/calendar-day)\.ts)/,
  // What may stand above and over every page, of visitors too.
  /web\/src\/app\/(news\/(visitor-news|news-item)|app-update\/|trusted-scripts)/,
]

const SHARED_PROFILE =
  /web\/src\/api\/(profile\/(use-profile|golfer-edits|save-in-time)|device\/(local-copy|device-storage))\.ts|contract\/src\/profile-(document|paths)\.ts/

/** What visitors see at `/`, parts of which golfers see as well. */
const HOME =
  /web\/src\/features\/(home\/(visitor-parts|tool-cards|plays-like\/|weather\/|tips\/tips-prompt)|account\/welcome-dialog)|golf\/src\/weather\/weather-tips/

export default defineConfig({
  // In this order: pages are rendered, the service worker lists what was built, and both are compressed.
  plugins: [
    proseFiles(),
    namedReact(),
    leanPackages(),
    react(),
    tailwindcss(),
    modernStyles(),
    sentenceFiles({ whole: ['home', 'shared'] }),
    pageIcon(),
    dataBesideScripts(),
    minifyAgain(),
    compileAhead(),
    pageStyles(),
    startPages(),
    serviceWorker(),
    precompress(),
  ],
  // Workers are built on their own. The only one reads files of shots, which is seldom done and not on the course.
  worker: {
    plugins: () => [minifyAgain()],
    rolldownOptions: { output: { entryFileNames: `${ONLINE_FOLDER}/[name]-[hash].js` } },
  },
  server: { proxy: { '/api': API_SERVER } },
  build: {
    manifest: true,
    target: ['es2022', 'safari17.4'],
    // Trusted Types and the content policy allow files only: nothing is inlined as a data: script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page starts with travels as one file.
    rolldownOptions: {
      // No getter of the packages we bundle does anything but answer.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'start', test: /rolldown[/:]runtime/ },
            { name: 'shared', test: (id) => SHARED.some((part) => part.test(id)) },
            // What a screen needs to show a profile and to edit it.
            { name: 'profile', test: SHARED_PROFILE },
            // Whatever keeps and sends edits, with all it needs: no screen waits for it.
            {
              name: 'edits',
              test: /(web\/src\/api\/(device-store|progress|rounds|run-later|profile\/(outbox|profile|sent-with-edits)|session\/leaving)|contract\/src\/merge-round|golf\/src\/progress\/progress-entry)/,
            },
            {
              name: 'forms',
              test: /web\/src\/(ui\/(text-field|password-field|fault-form|file-choice)|navigation\/(sign-out|dialog-on-page)|api\/(session\/(account|deletion-mark)|use-submission|use-text-form)\.ts)/,
            },
            {
              name: 'menus',
              test: /web\/src\/app\/header\/(analysis-panel|phone-menu-sheet|preferences)/,
            },
            {
              name: 'charts',
              test: /web\/src\/charts\/(gap-words|hand-drawn|show-numbers|use-width|clubs-by-carry|ladder\/(ladder-hole|spread-labels))/,
            },
            {
              name: 'gaps',
              test: /golf\/src\/gapping\/(analyse-gaps|fill-hole|filler|ideal-gap|leave-out|gapping-score)/,
            },
            { name: 'flight', test: /golf\/src\/(flight\/(?!launch-from-delivery|roll)|.*partial-swings)/ },
            { name: 'home', test: HOME },
            // What every tool needs to ask the AI and to show what it says.
            { name: 'ai', test: /web\/src\/(api\/ai\/|ui\/(ai-|source-mark))/ },
            { name: 'wizard', test: /web\/src\/(wizard\/|charts\/ball-flight-mark)/ },
            // What stands around every page of a golfer is loaded together.
            {
              name: 'golfer-shell',
              test: /web\/src\/app\/(header\/save-mark|news\/(golfer-news|edit-words|news-once)|entrance\/signing-out|thumb-bar)/,
            },
            // One dialog of the account often follows another.
            { name: 'account', test: /features\/account\/|api\/session\/password-reset/ },
          ],
        },
      },
    },
  },
})
