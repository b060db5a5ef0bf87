import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { dataBesideScripts } from './build/data-beside-scripts.ts'
import { firstUtilities } from './build/first-utilities.ts'
import { ONLINE_FOLDER } from './build/offline-pack.ts'
import { pageStyles } from './build/page-styles.ts'
import { precompress } from './build/precompress.ts'
import { proseFiles } from './build/prose-files.ts'
import { SCOPED_NAMES } from './build/scoped-names.ts'
import { serviceWorker } from './build/service-worker-build.ts'
import { startPages } from './build/start-pages.ts'

const API_SERVER = process.env.BAGWISE_API ?? 'http://127.0.0.1:3000'

/** What visitors see at `/`, the only page they open, parts of which golfers see as well. */
const HOME =
  /app\/banners\/visitor-banners|features\/home\/(visitor-parts|tool-cards|plays-like\/|weather\/|home\.module)|golf\/src\/weather\/weather-tips/
/**
 * Whatever keeps and sends edits, with all it needs, and what is around every page of a golfer: no screen waits for it.
 * Without what becomes of edits that golfers have left behind.
 */
const EDITS =
  /web\/src\/(sync\/(?!kept-shots|kept-rows|own-courses|played\/|policies\/(shots|own-courses|played-rounds|lazy-collection)|waiting-edits|rows-on-device|take-over|answer-later-changes|compare-with-backup|later-changes)|session\/load-sign-out|navigation\/use-playing-path|data\/use-(rounds|progress)|storage\/(golfer-copies|before-restore|left-play|play-notes-database|profile-shape|per-user-cache)|app\/(header\/save-mark|banners\/(golfer-banners|edit-text|announce-once)|auth-gate\/signing-out|thumb-bar|local-tabs))|contract\/src\/merge-(round|fields)|golf\/src\/(same-value|progress\/progress-entry|calendar-days|handicap\/(round|tenths)\b)/
/** Whatever keeps and sends shots and own courses: it comes when a screen asks for them, else when the page idles. */
const KEPT_ROWS =
  /web\/src\/sync\/(kept-shots|kept-rows|own-courses)\/|contract\/src\/(merge-shot|shot-message-limits|own-course-limits)/
/** What keeps and sends played rounds. */
const PLAY = /web\/src\/sync\/played\/(?!play\.)|contract\/src\/(merge-play|play-message-limits)/
/** How a hole was played: of those rules what the thumb bar and what learns from shots need too. */
const HOLE_LOG =
  /golf\/src\/play\/(ball-flown|hole-log|hole-order|left|logged-hole|played-record)\.|web\/src\/navigation\/open-round/
/** The rules of taps, which what is kept and what is shown both need. */
const ROUND_RULES =
  /golf\/src\/play\/(card|card-totals|counting-round|hole-taps|next-stroke|round-rules)\.|web\/src\/(data\/play\/(use-played-rounds|index-rounds)|sync\/played\/play\.|features\/play\/(play-address|play\.copy|note-tap|keep-round|round-(card|news|going-on)))|golf\/src\/(handicap\/(score-differential|strokes-received|course-handicap|expected-differential|net-double-bogey))\./
/** What comes after the round, with what gains and trends are worked out by: no hole waits for it. */
const AFTER_ROUND =
  /web\/src\/features\/play\/(after|card|repair|trend(?!\/import-played)|hole\/pick-up)|golf\/src\/play\/((round|costliest)-|hole-(gains|repair|lacks)|gain-|spot|chance|place-correction|shot-cells|spots-of|parts)|contract\/src\/(played-csv(?!-reading)|csv-columns)/
/** A hole of a round that a map has. */
const MAPPED_HOLE = /web\/src\/features\/play\/hole\/mapped-hole|golf\/src\/play\/(lie-by-map|on-green)\./
const ROUND_START = /web\/src\/features\/play\/start\//
/** What advises on a hole and draws it, on its own page and in a round. */
const REAL_HOLES =
  /web\/src\/(courses\/(hole-(answer|marks|numbers)|shown-hole|use-hole-advice)|features\/courses\/hole\/use-position-once)/
/** What this phone notes of a round, and where it is. */
const ROUND_NOTES =
  /web\/src\/data\/play\/|golf\/src\/play\/(settled-place|trail|tapped-place|own-course-marks|hole-places)\./
/** The screens of a round until it is over, and all that is there for them only. */
const PLAY_SCREENS =
  /web\/src\/(features|data)\/play\/(?!play-screens|trend\/import-played)|golf\/src\/play\/(?!memory-of|played-sessions|course-|swing-)/
/** What screens see of them. */
const SHOTS =
  /web\/src\/(data\/use-shot|sync\/policies\/(shots|own-courses|played-rounds|lazy-collection)|storage\/kept-shots)|contract\/src\/(own-course-id|from-profile\/golfer-with-shots)|golf\/src\/memory\/(shot-sources|shot-record|learned-certainty|share-percents)\.ts/
/** Courses on the device and what screens say of them: as one file, since the service worker has little room for names. */
const COURSES =
  /web\/src\/(features\/courses\/courses\.module|courses\/(courses\.copy|course-address|attribution))|golf\/src\/course\/(pack-course|plane|rings|reading\/map-reading|hole-address|chosen-holes|tee-sets|course-facts|hole-limits|probable-par|spans|areas)|golf\/src\/shot-advice\/ground\/ground\./
/** What knows of them: of its own, since what advises on courses needs none of it. */
const COURSE_DATA =
  /web\/src\/(features\/courses\/course\/(no-course|with-course)|data\/(courses\/|use-own-courses|device-database)|storage\/course-database)|contract\/src\/course-paths/
/** A hole from the ball: what its page and its drawing need, without any advice. */
const HOLES =
  /web\/src\/(features\/courses\/hole\/hole\.module|courses\/(hole(\.copy|-play)|use-position|line\.copy))|golf\/src\/(course\/(green-yards|on-tee)|shot-advice\/(ground\/(air-on-line|lie-on-ground|line-hazards|hole-ground|ground-rings|ground-places|lines|reach-and-cover)\.))/
/** The worker's own copy of what reads and advises on courses. */
const WORKERS_COURSES =
  /golf\/src\/(course|book|shot-advice\/ground)\/|web\/src\/worker\/(read-courses|advise-on-hole|book-on-course)/
/** What is left of a golfer on a device. */
const LEAVING = /web\/src\/storage\/(clear-storage|clear-rows|device-contents)/
const LEFT_EDITS = /web\/src\/(sync\/(waiting-edits|rows-on-device|take-over)|app\/banners\/account-gone-banner)/
/** What shots say of a club's number, on its page and on the range: as one file, since the service worker has little room. */
const OFFERS =
  /web\/src\/profile-parts\/carry-offer|golf\/src\/(memory\/(distance-offer|learned-distances|oval)\.|shot-import\/summarise-shots)/
/** How a ball flies: the worker has it, and a page only where there is no worker. */
const FLIGHT =
  /golf\/src\/flight\/(?!launch-from-delivery|roll|physics\/(air|angles|atmosphere|physical-range|headwind|wind-profile))/
/** The air that a ball flies in, which forms read too. */
const AIR =
  /golf\/src\/(flight\/physics\/(air|angles|atmosphere|headwind|wind-profile)|shot-advice\/(shot|hazard-place))\./
/** What estimates carries, and what plans a bag: of the advisor only its answer and its tournament card have estimates. */
const ESTIMATES =
  /golf\/src\/(golfer-speed|distances\/(ai-carries|based-estimates|number-doubts|estimate-bag|estimate-method|factors|fill-missing|held-carries|own-distances|possible|like-me|recalculate|carry-certainty))|web\/src\/profile-parts\/(golfer-speed\.ts|distance-doubts|carry-numeral\/(certainties-of|own-carries-line))/
/** A bag worked out from one known shot, and what saves it. */
const FIRST_BAG =
  /web\/src\/quick-bag\/(quick-bag-values|save-quick-bag|take-kept-bag)|golf\/src\/(quick-bag\/quick-(bag|ladder)|onboarding\/(typical-clubs|bag-from-answers))/
const BAG_PLAN =
  /golf\/src\/(one-bag\/|gapping\/gapping-score)|web\/src\/profile-parts\/bag-plan\/(bag-plan|not-now|gap-rule)\.|contract\/src\/from-profile\/planning-golfer/
/** Of the bag, what its page opens without: as one file, since the service worker has little room for names. */
const BAG_DETAILS =
  /web\/src\/bag\/(edit\/(bag-editor|club-selector|club-details)|picture\/|club-sheet\/club-(sheet|edit|source))/
/** Its list, and what adds a club. */
const BAG_PARTS =
  /web\/src\/bag\/(?!edit\/(bag-editor|club-selector|club-details)|picture|club-sheet\/club-(sheet|edit|source)|ledger\/ledger-mark)/
/** What is said and done about its steps. */
const BAG_ACTIONS =
  /web\/src\/(profile-parts\/(bag-plan\/follow-action|to-do\/(item-buttons|add-to-do))|bag\/ledger\/ledger-mark)/
/** The bag as home draws it, on ground that the gaps are drawn on too. */
const LADDER = /web\/src\/(profile-parts\/compact-ladder\/compact-(ladder|geometry)|charts\/(fairway|ladder)-ground)/
/** The list of things to do, of every screen that shows its first items. */
const TO_DO = /web\/src\/profile-parts\/(to-do\/|bag-plan\/bag-action\.copy)|golf\/src\/(to-do|recommendations)\//
/** What puts clubs and numbers into the bag, with the way back: the advisor has no such thing. */
const BAG_EDITS =
  /web\/src\/(profile-parts\/(unsaved-dot|provenance-word|bag-undo|undo-text|own-distances|estimate-method|estimates\.copy|loft-doubts|typical-bag-note|unfilled)|data\/equipment-values)/
/** What the shot advisor asks, which its result and its sheet say again, and what it answers, below its questions first. */
const SHOT_WORDS =
  /golf\/src\/(weather\/felt-wind|shot-advice\/shot-presets)|features\/shot-advice\/(shot(-form)?\.module|pictures\/shot-charts\.module|shot-advice\.copy|asked-situation|wind|use-rested|form\/(shot-inputs|shot-address|conditions\/|[\w-]+\.copy))/
const ANSWER_WORDS =
  /features\/shot-advice\/(strip\/strip|result\/(headline|choice\.copy|aim|shown-swing|result\.copy))/
/** What is asked of a shot beyond its form, and in a tournament in place of it: both ask for hazards. */
const MORE_OF_SHOT = /features\/shot-advice\/(form\/more\/|tournament\/)/
/** One swing speed, where it is from and what is doubtful about it. */
const SPEED =
  /web\/src\/profile-parts\/(use-known-speed|known-speed|doubted-speed)|golf\/src\/(known-speed|doubted-speed)/
/** How shots of a lie and a swing scatter, by the rules of thumb, and the strokes that a distance takes. */
const SPREADS =
  /golf\/src\/shot-advice\/(typical-spread|strokes\.|tour-strokes-table|swings\/(carry-share|lie-effects))/
/** Too small for files of their own. */
const SMALL =
  /web\/src\/(quantities\/dollars|profile-parts\/whose-shots(\.copy)?|storage\/(row-stores|waiting-cache))\.|golf\/src\/(course\/course|shot-advice\/(ground\/shown-lay-ups|model-handicap|swings\/slope-effects))\./
/** What tools say of themselves and of the golfer's hand. */
const NOTES = /web\/src\/(ai\/ai-labels\.copy|profile-parts\/hand-note)/
/** How a carry is drawn. */
const CARRIES = /web\/src\/profile-parts\/carry-numeral\/carry-(numeral|figure|legend)\.tsx/
/** Small parts of pictures and of a driver's advice: together, since the service worker has little room for names. */
const CHARTS =
  /web\/src\/(charts\/(box|oval-sd|use-width|spread-labels|clubs-by-carry|charts\.copy|hatch-pattern|show-numbers)|quantities\/number-words|ui\/(download|offer-undo))/
/** What takes a file, and the tables in files: together, since the service worker has little room for names. */
const FILES =
  /web\/src\/(ui\/(file-choice|from-other-apps)|data\/use-handed-files|storage\/waiting-files)|contract\/src\/(csv|share-target)\./
/** The text of any file, for what reads files into the profile: kept on no device, as they are. */
const FILE_TEXT = /shot-files\/src\/file-text\./
/** What a gap between two clubs is, its mark and its words. */
const GAPS = /web\/src\/charts\/gap(\.copy|-mark|-glyph)|golf\/src\/gapping\/(filler|ideal-gap)/
/** The pictures of the tools, on cards and in menus: tools themselves have none. */
const DRAWINGS = /web\/src\/navigation\/tool-drawing/
const DRIVER = /golf\/src\/(fitting\/(driver-(loft|shaft)|iron-rules)|shaft-flex)|quantities\/flex\.copy/
/** What opens from the header: together, since the service worker has little room for names. */
const MENUS = /web\/src\/(app\/header\/(analysis-panel|phone-menu-sheet|preferences)|settings\/units-choice)/
/** What golfers call a fault, and the drills for it. */
const FAULTS = /content\/src\/swing\/(fault-words|sign-text)|golf\/src\/swing\/swing-answers/
const PRACTICE = /content\/src\/(practice\.ts|drills(\/|\.ts))/
/** What asks the questions of every wizard. */
const WIZARD = /web\/src\/(wizard\/|navigation\/page-in-reach|charts\/ball-flight-mark)/
/** What an AI is told of the golfer, and how its answer stands beside the rules', with the points of their lists. */
const AI = /web\/src\/(ai\/(golfer-facts|ai-addition|source-mark|ai\.copy)|data\/use-ai|ui\/ring-points)/
/** The offer of a new version, seen once a release. */
const UPDATE = /web\/src\/app\/app-update\//
/** Asking the device for a passkey, and the list of them: one file, since the service worker has little room for names. */
const PASSKEYS = /@simplewebauthn|session\/passkeys|account\/passkey/
/** What may be above and over every page, of visitors too, distances in words, and the day, which screens share with edits. */
const APP =
  /web\/src\/(app\/banners\/banner\.|storage\/indexed-db|quantities\/(distance-text|price-day\.copy)|ui\/(next-task|when-loaded)|navigation\/bag-filled\.|quick-bag\/(quick-bag-card|first-question|quick-bag\.copy|use-quick-bag|quick-steps\.ts)|worker\/(trusted-scripts|use-worked-out|golf-client)|data\/(use-weather|position)|storage\/(calendar-day|golfer-copy\.))|golf\/src\/distances\/partial-swings|golf\/src\/memory\/shot-record|golf\/src\/weather\/(reading-air|weather-reading|compass)/
/** On most screens of golfers. */
const SHARED =
  /web\/src\/(ui\/(accordion|choice-chip|switch-row|step-button|use-media|next-paint)|settings\/play-theme|quantities\/body|profile-parts\/(golfer-speed|doubts)\.copy|data\/use-reader-units)|golf\/src\/(onboarding\/current-issues|sds-of-80-percent|distances\/club-distance)/
/** What fewer parts share is in chunks that the bundler makes by itself. */
const SHARED_BY_PARTS = 11

/** Of the content, in base64url: 42 bits tell the versions of a file apart, and the service worker lists every name. */
const HASH = '[hash:7]'

/**
 * What unpacks spreadsheets is seldom used, and not on the course; passkeys, tokens, imports into the profile and live shots
 * need the server: they are not kept on the device.
 */
const ONLINE = [
  'read-workbook',
  'import-dialog',
  'passkeys',
  'server-rows',
  'import-sheet',
  'scores-dialog',
  'file-text',
  'import-played',
  'live-range',
]
/**
 * What the page's worker does, for a page that cannot start one. A service worker that keeps files comes with workers, so
 * what the device keeps is the worker's own copy.
 */
const WITHOUT_WORKER = [
  'advise',
  'advise-on-hole',
  'book-on-course',
  'club-history',
  'golf-functions',
  'hole-shot',
  'learn-from-files',
  'loft-carry',
  'memory-functions',
  'pictured-advice',
  'read-courses',
  'read-shots',
  'shot-memory',
  'strokes-ahead',
  'struck-swing',
  'turning-points',
]

const chunkFile =
  (online: readonly string[]) =>
  ({ name }: { readonly name: string }): string =>
    `${online.includes(name) ? ONLINE_FOLDER : 'assets'}/[name]-${HASH}.js`

export default defineConfig({
  // In this order: pages are rendered, the service worker lists what was built, and both are compressed.
  plugins: [
    proseFiles(),
    react(),
    firstUtilities(),
    tailwindcss(),
    dataBesideScripts(),
    pageStyles(),
    startPages(),
    serviceWorker(),
    precompress(),
  ],
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: `assets/[name]-${HASH}.js`,
        chunkFileNames: chunkFile(ONLINE),
        // A visitor's page starts it: one file.
        codeSplitting: {
          groups: [
            { name: 'golf-worker', tags: ['$initial'] },
            { name: 'courses', test: WORKERS_COURSES },
          ],
        },
      },
    },
  },
  css: SCOPED_NAMES,
  server: { proxy: { '/api': API_SERVER } },
  build: {
    manifest: true,
    target: ['es2022', 'safari17.4'],
    // Trusted Types and the content policy allow files only: nothing is inlined as a data: script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page starts with travels as one file.
    rolldownOptions: {
      output: {
        entryFileNames: `assets/[name]-${HASH}.js`,
        chunkFileNames: chunkFile([...ONLINE, ...WITHOUT_WORKER]),
        assetFileNames: `assets/[name]-${HASH}[extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: 'edits', test: EDITS },
            { name: 'kept-rows', test: KEPT_ROWS },
            { name: 'play', test: PLAY },
            { name: 'hole-log', test: HOLE_LOG },
            { name: 'round-rules', test: ROUND_RULES },
            { name: 'mapped-hole', test: MAPPED_HOLE },
            { name: 'round-start', test: ROUND_START },
            { name: 'after-round', test: AFTER_ROUND },
            { name: 'round-notes', test: ROUND_NOTES },
            { name: 'real-holes', test: REAL_HOLES },
            { name: 'round', test: PLAY_SCREENS },
            { name: 'shots', test: SHOTS },
            { name: 'offers', test: OFFERS },
            { name: 'course-data', test: COURSE_DATA },
            { name: 'courses', test: COURSES },
            { name: 'holes', test: HOLES },
            { name: 'leaving', test: LEAVING },
            { name: 'left-edits', test: LEFT_EDITS },
            { name: 'home', test: HOME },
            { name: 'flight', test: FLIGHT },
            { name: 'air', test: AIR },
            { name: 'app', test: APP },
            { name: 'estimates', test: ESTIMATES },
            { name: 'first-bag', test: FIRST_BAG },
            { name: 'bag-plan', test: BAG_PLAN },
            { name: 'bag-details', test: BAG_DETAILS },
            { name: 'bag-parts', test: BAG_PARTS },
            { name: 'bag-actions', test: BAG_ACTIONS },
            { name: 'ladder', test: LADDER },
            { name: 'carries', test: CARRIES },
            { name: 'notes', test: NOTES },
            { name: 'small', test: SMALL },
            { name: 'speed', test: SPEED },
            { name: 'spreads', test: SPREADS },
            { name: 'to-do', test: TO_DO },
            { name: 'bag-edits', test: BAG_EDITS },
            { name: 'charts', test: CHARTS },
            { name: 'file-choice', test: FILES },
            { name: 'file-text', test: FILE_TEXT },
            { name: 'gaps', test: GAPS },
            { name: 'drawings', test: DRAWINGS },
            { name: 'shot-words', test: SHOT_WORDS },
            { name: 'answer-words', test: ANSWER_WORDS },
            { name: 'more-of-shot', test: MORE_OF_SHOT },
            { name: 'driver', test: DRIVER },
            { name: 'passkeys', test: PASSKEYS },
            { name: 'menus', test: MENUS },
            { name: 'faults', test: FAULTS },
            { name: 'practice', test: PRACTICE },
            { name: 'wizard', test: WIZARD },
            { name: 'ai', test: AI },
            { name: 'update', test: UPDATE },
            // Small things that most screens need: as one file they are smaller, and fewer requests, than thirty.
            { name: 'shared', test: SHARED },
            { name: 'common', minShareCount: SHARED_BY_PARTS },
          ],
        },
      },
    },
  },
})
