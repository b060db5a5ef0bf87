import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PERMISSIONS_POLICY } from './permissions-policy.ts'

const ROOT = join(import.meta.dirname, '../../..')
/** Everything that runs in the browser. */
const SOURCES = globSync('{web/src,web/service-worker,golf/src,content/src,contract/src}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')

/** What a page writes to use each of the features that Permissions Policy governs. */
const USES: Readonly<Record<string, RegExp>> = {
  accelerometer: /\b(?:Accelerometer|LinearAccelerationSensor|GravitySensor)\b|devicemotion/i,
  autoplay: /<(?:audio|video)\b|new Audio\(|AudioContext/,
  'browsing-topics': /browsingTopics/,
  camera: /getUserMedia/,
  'captured-surface-control': /CaptureController/,
  'clipboard-read': /clipboard\.read/,
  'clipboard-write': /clipboard\.write/,
  'compute-pressure': /PressureObserver/,
  'digital-credentials-create': /credentials\.create/,
  'digital-credentials-get': /credentials\.get/,
  'display-capture': /getDisplayMedia/,
  'encrypted-media': /requestMediaKeySystemAccess/,
  fullscreen: /requestFullscreen/,
  gamepad: /getGamepads/,
  geolocation: /navigator\.geolocation/,
  gyroscope: /\bGyroscope\b|deviceorientation/i,
  hid: /navigator\.hid\b/,
  'identity-credentials-get': /credentials\.get/,
  'idle-detection': /IdleDetector/,
  'keyboard-map': /getLayoutMap/,
  'language-detector': /LanguageDetector/,
  'language-model': /\bLanguageModel\b/,
  'local-fonts': /queryLocalFonts/,
  magnetometer: /\bMagnetometer\b|deviceorientation/i,
  microphone: /getUserMedia/,
  midi: /requestMIDIAccess/,
  'on-device-speech-recognition': /SpeechRecognition/,
  'otp-credentials': /OTPCredential/,
  payment: /PaymentRequest/,
  'picture-in-picture': /requestPictureInPicture/,
  'private-state-token-issuance': /privateToken/,
  'private-state-token-redemption': /privateToken/,
  'publickey-credentials-create': /credentials\.create|startRegistration\(/,
  'publickey-credentials-get': /credentials\.get|startAuthentication\(/,
  'screen-wake-lock': /navigator\.wakeLock/,
  serial: /navigator\.serial\b/,
  'speaker-selection': /selectAudioOutput/,
  'storage-access': /requestStorageAccess/,
  summarizer: /\bSummarizer\b/,
  'sync-xhr': /XMLHttpRequest/,
  translator: /\bTranslator\b/,
  unload: /(['"])unload\1|\bonunload\b/,
  usb: /navigator\.usb\b/,
  'web-share': /navigator\.share\(/,
  'window-management': /getScreenDetails/,
  'xr-spatial-tracking': /navigator\.xr\b/,
}

it('HRD-31 allows what the page uses and nothing else: its Permissions-Policy beside its sources', () => {
  const used = Object.keys(USES).filter((feature) => USES[feature]?.test(SOURCES))
  expect(used).toEqual([
    'clipboard-write',
    'geolocation',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'screen-wake-lock',
    'web-share',
  ])

  const expected = Object.keys(USES)
    .filter((feature) => feature !== 'web-share')
    .map((feature) => `${feature}=${used.includes(feature) ? '(self)' : '()'}`)
  expect(PERMISSIONS_POLICY.split(', ').toSorted()).toEqual(expected.toSorted())
})
